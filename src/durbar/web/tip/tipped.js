/**
 * The attributes of a thing that has something to tell, which `Tips` of `tip.js` shows. `keys`: not to the pointer, which
 * has a part of the thing to rest on.
 * @param {string} said @param {string} rule @param {{keys?: boolean}} [how]
 */
export const tipped = (said, rule, { keys = false } = {}) => ({ 'data-tip': said, 'data-rule': rule, ...(keys && { 'data-tip-keys': '' }) });
