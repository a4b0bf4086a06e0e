// Elements and sentences, written without a line of HTML: what a description says stays text.

/**
 * @param {string} name
 * @param {Record<string, string>} attributes
 * @param {...(Node | string)} inside
 */
export function el(name, attributes, ...inside) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...inside);
  return made;
}

/** A sentence with `code` and **strong** words in it. @param {string} text @returns {(Node | string)[]} */
export const prose = (text) =>
  (text ?? '').split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part) => {
    if (part.startsWith('`')) return el('code', {}, part.slice(1, -1));
    if (part.startsWith('**')) return el('strong', {}, part.slice(2, -2));
    return part;
  });
