"""Tests that templates pass to components the props that their JSDoc declares. TypeScript does not check templates."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

import durbar

WEB = Path(durbar.__file__).parent / "web"
# the closing bracket of each opening bracket
OPENING = {"(": ")", "[": "]", "{": "}"}
# match the tag of a component in a template, the declaration of a component, a JSDoc comment, and an import
TAG = re.compile(r"<\$\{([\w.]+)\}")
COMPONENT = re.compile(r"^(?:export )?(?:default )?(?:function ([A-Z]\w*)\(|const ([A-Z]\w*) = \()", re.M)
DOC = re.compile(r"/\*\*(?:(?!\*/).)*\*/", re.S)
IMPORT = re.compile(r"import \{([^}]*)\} from '([^']+)'")
ALWAYS_ALLOWED = {"key", "ref"}
"""Props that Preact takes from every element."""
INTERFACES = ("table/part.js", "table/assistant.js")
"""The files that declare a type whose properties are components, such as the components that each game provides."""
VARIABLES = {
    "Body": ("table/part.js", "Preview"),
    "LoginFrame.value": ("home/frame.js", "Pages"),
    "Panel.value": ("ending/picture.js", "PicturePanel"),
    "CoverPicture": ("home/covers.js", "PalaceAtDawn"),
    "RulesPanel.value": ("rules/panel.js", "RulesPanel"),
}
"""Variables that hold a component: the file and the name of the component."""
UNCHECKED = {"page.Component", "Figure"}
"""Variables that hold a component without fixed props: a page may ignore `rest`, and a rule's figure takes no props."""


class Props(NamedTuple):
    """The props that a component takes."""

    required: frozenset[str]
    optional: frozenset[str] = frozenset()


class ComponentUse(NamedTuple):
    """A component in a template. ``has_spread`` says whether the template also passes an object of props."""

    component: str
    line: int
    passed: frozenset[str]
    has_spread: bool


def end_of_bracketed(text, start):
    """Return the index after the bracket or quoted string that starts at an index."""
    opening = text[start]
    index = start + 1
    while True:
        char = text[index]
        if opening in "'\"`":
            if char == opening:
                return index + 1
            if opening == "`" and text.startswith("${", index):
                index = end_of_bracketed(text, index + 1)
            else:
                index += 2 if char == "\\" else 1
        elif char == OPENING[opening]:
            return index + 1
        elif text.startswith("//", index):
            index = text.index("\n", index)
        elif text.startswith("/*", index):
            index = text.index("*/", index) + 2
        else:
            index = end_of_bracketed(text, index) if char in "'\"`([{" else index + 1


def split_type(text, separator):
    """Split a type at the separators that are not inside brackets."""
    parts, start, index, angle_brackets = [], 0, 0, 0
    while index < len(text):
        if text[index] in "'([{":
            index = end_of_bracketed(text, index)
            continue
        if text[index] == "<":
            angle_brackets += 1
        elif text[index] == ">" and text[index - 1] != "=":  # not the arrow of a function type
            angle_brackets -= 1
        elif text[index] == separator and not angle_brackets:
            parts.append(text[start:index])
            start = index + 1
        index += 1
    return [part.strip() for part in [*parts, text[start:]] if part.strip()]


def comment_text(doc):
    """Return the text of a JSDoc comment in one line, without its asterisks."""
    return re.sub(r"\s*\n\s*\*?\s*", " ", doc)


def text_in_braces(text, start):
    """Return the text inside the braces that start at an index."""
    return text[start + 1 : end_of_bracketed(text, start) - 1]


def props_of_type(source, declared):
    """Return the props of a type: an object type, a type that the file names, or several joined by `&`."""
    required, optional = set(), set()
    for part in split_type(declared, "&"):
        if part.startswith("{"):
            names = [field.split(":")[0].strip() for field in split_type(part[1:-1], ",")]
            optional |= {name[:-1] for name in names if name.endswith("?")}
            required |= {name for name in names if not name.endswith("?")}
        else:
            named = props_of_typedef(source, part)
            required |= named.required
            optional |= named.optional
    return Props(frozenset(required), frozenset(optional))


def props_of_typedef(source, name):
    """Return the props of a type that a file declares by `@property` lines or by an object type."""
    for doc in map(comment_text, DOC.findall(source)):
        if re.search(rf"@typedef {name}\b", doc):
            required, optional = set(), set()
            for field in re.finditer(r"@property (?=\{)", doc):
                prop = doc[end_of_bracketed(doc, field.end()) :].split()[0]
                (optional if prop.startswith("[") else required).add(prop.strip("[]"))
            return Props(frozenset(required), frozenset(optional))
        for alias in re.finditer(r"@typedef (?=\{)", doc):
            if doc[end_of_bracketed(doc, alias.end()) :].split()[0] == name:
                return props_of_type(source, text_in_braces(doc, alias.end()))
    raise ValueError(f"no type {name} is declared")


def declared_components(source):
    """Return the components that a file declares, with their props."""
    components = {}
    for match in COMPONENT.finditer(source):
        name = match[1] or match[2]
        docs = [doc for doc in DOC.finditer(source, 0, match.start()) if not source[doc.end() : match.start()].strip()]
        doc = comment_text(docs[-1][0]) if docs else ""
        param = re.search(r"@param (?=\{)", doc)
        takes_props = source[match.end()] != ")"
        if takes_props and param and doc[end_of_bracketed(doc, param.end()) :].split()[0] == "props":
            components[name] = props_of_type(source, text_in_braces(doc, param.end()))
        elif not takes_props:
            components[name] = Props(frozenset())
    return components


def interface_components(source):
    """Return the components that a file declares as properties of a type, with their props."""
    components = {}
    for doc in map(comment_text, DOC.findall(source)):
        for field in re.finditer(r"@property (?=\{\(props: )", doc):
            name = doc[end_of_bracketed(doc, field.end()) :].split()[0].strip("[]")
            start = doc.index("{", field.end() + 1)
            components[name] = props_of_type(source, doc[start : end_of_bracketed(doc, start)])
    return components


def component_uses_in(source):
    """Return the components that the templates of a file use."""
    uses = []
    for tag in TAG.finditer(source):
        passed, has_spread, index = set(), False, tag.end()
        while source[index] not in "/>":
            if source[index].isspace():
                index += 1
            elif source.startswith("...${", index):
                has_spread = True
                index = end_of_bracketed(source, index + 4)
            else:
                prop = re.compile(r"[\w-]+").match(source, index)
                passed.add(prop[0])
                index = prop.end()
                if source[index] == "=":
                    index += 2 if source[index + 1] == "$" else 1
                    index = end_of_value(source, index)
        if source[index] == ">":
            passed.add("children")
        uses.append(ComponentUse(tag[1], source.count("\n", 0, tag.start()) + 1, frozenset(passed), has_spread))
    return uses


def end_of_value(source, start):
    """Return the index after the value of a prop: a quoted text, which may contain expressions, or an expression."""
    if source[start] != '"':
        return end_of_bracketed(source, start)
    index = start + 1
    while source[index] != '"':
        index = end_of_bracketed(source, index + 1) if source.startswith("${", index) else index + 1
    return index + 1


def faults_of(use, props):
    """Return the faults of a component in a template. ``props`` is None if the component declares no props."""
    if props is None:
        return ["has no JSDoc that declares its props"]
    extra = use.passed - props.required - props.optional - ALWAYS_ALLOWED
    missing = set() if use.has_spread else props.required - use.passed
    return [f"does not take {prop}" for prop in sorted(extra)] + [f"lacks {prop}" for prop in sorted(missing)]


def faults_in(folder):
    """Return the props that the templates in a folder pass or omit wrongly, and the number of tags checked."""
    sources = {path: path.read_text() for path in sorted(folder.rglob("*.js")) if "vendor" not in path.parts}
    declared = {path: declared_components(source) for path, source in sources.items()}
    interfaces = {folder / name: interface_components(sources[folder / name]) for name in INTERFACES}
    components = declared | interfaces
    variables = {variable: components.get(folder / file, {}).get(name) for variable, (file, name) in VARIABLES.items()}
    faults, count = [], 0
    for path, source in sources.items():
        known = {name: props for components in interfaces.values() for name, props in components.items()}
        known |= declared[path] | variables
        for names, address in IMPORT.findall(source):
            imported = declared.get((path.parent / address).resolve(), {})
            known |= {name: imported[name] for name in map(str.strip, names.split(",")) if name in imported}
        for use in component_uses_in(source):
            if use.component in UNCHECKED:
                continue
            count += 1
            # A component of an interface is used by its name, or as a property such as `assistant.View`.
            props = known.get(use.component, known.get(use.component.split(".")[-1]))
            place = f"{path.relative_to(folder)}:{use.line}: {use.component}"
            faults += [f"{place} {fault}" for fault in faults_of(use, props)]
    return faults, count


def test_templates_pass_the_props_that_components_declare():
    faults, count = faults_in(WEB)
    assert faults == []
    assert count > 400


@pytest.mark.parametrize(
    ("attributes", "faults"),
    [
        ('size=${1} label="a ${b}"', []),
        ("size=${1} key=${2} ...${rest}", []),
        ("...${rest}", []),
        ("size=${[1, '>'].map((n) => `}${n}`)}", []),
        ("label=${t('a')}", ["page.js:4: Icon lacks size"]),
        ("size=${1} colour=${2}", ["page.js:4: Icon does not take colour"]),
        ("size=${1} isShort", ["page.js:4: Icon does not take isShort"]),
    ],
)
def test_wrong_props_are_found(tmp_path, attributes, faults):
    for name in INTERFACES:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("")
    script = "/** @param {{size: Map<string, number>, label?: string}} props */\n"
    script += "const Icon = ({ size, label }) => html`<i>${size}${label}</i>`;\n"
    script += f"const page = () => html`<main>\n  <${{Icon}} {attributes} />\n</main>`;\n"
    (tmp_path / "page.js").write_text(script)
    assert faults_in(tmp_path) == (faults, 1)
