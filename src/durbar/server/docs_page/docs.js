// Shows openapi.json in Swagger UI, in the reader's theme.

/** @typedef {Record<string, { responses?: Record<string, { content?: Record<string, unknown> }> }>} PathItem */
/** @typedef {(type: unknown, props: object | null, ...children: unknown[]) => unknown} CreateElement */

/** @typedef {{ SwaggerUIBundle: (options: object) => void }} SwaggerUI */

const { SwaggerUIBundle } = /** @type {SwaggerUI} */ (/** @type {unknown} */ (window));
const viewer = /** @type {HTMLElement} */ (document.getElementById('viewer'));
const dark = matchMedia('(prefers-color-scheme: dark)');

function applyTheme() {
  let theme = 'auto';
  try {
    theme = JSON.parse(localStorage.getItem('durbar-preferences') ?? '{}').theme ?? theme;
  } catch {
    // The browser stores no preferences: use its own colour scheme.
  }
  document.documentElement.dataset.theme = theme;
  document.documentElement.classList.toggle('dark-mode', theme === 'auto' ? dark.matches : theme === 'dark');
}

/**
 * Returns a plugin with our changes to Swagger UI.
 * @param {Record<string, PathItem>} paths
 */
const plugin =
  (paths) =>
  /** @param {{ React: { createElement: CreateElement } }} system */
  ({ React }) => ({
    wrapComponents: {
      // Swagger UI puts a link inside the button that opens an operation. Assistive technology cannot reach that link, so
      // a plain text replaces it. The button opens the operation and changes the address.
      DeepLink:
        () =>
        (/** @type {{ text: string }} */ { text }) =>
          React.createElement('span', null, text),
      TextArea: (/** @type {unknown} */ TextArea) => (/** @type {object} */ props) =>
        React.createElement(TextArea, { 'aria-label': 'Request body', ...props }),
    },
    // Swagger UI shows a response only when it is complete. An event stream never is, so it has no button to try it.
    statePlugins: {
      spec: {
        wrapSelectors: {
          allowTryItOutFor:
            () =>
            /** @param {unknown} _state @param {string} path @param {string} method */
            (_state, path, method) =>
              !('text/event-stream' in (paths[path]?.[method]?.responses?.[200]?.content ?? {})),
        },
      },
    },
  });

async function show() {
  const response = await fetch('openapi.json');
  if (!response.ok) {
    const [text, link] = [document.createElement('p'), document.createElement('a')];
    const password = 'This server asks for a password. Enter it on the front page, then come back. ';
    text.textContent = response.status === 401 ? password : `The server answered ${response.status}. `;
    link.href = '/';
    link.textContent = 'To the front page';
    text.className = 'notice';
    text.append(link);
    viewer.append(text);
    return;
  }
  const spec = await response.json();
  SwaggerUIBundle({
    spec,
    domNode: viewer,
    plugins: [plugin(spec.paths)],
    deepLinking: true,
    filter: true,
    syntaxHighlight: { theme: 'tomorrow-night' }, // the default theme has too little contrast
    defaultModelsExpandDepth: 0,
    validatorUrl: null, // never sends the description to the online validator
  });
}

applyTheme();
dark.addEventListener('change', applyTheme);
show();
