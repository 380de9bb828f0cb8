/** Cache of code that is too heavy for every device: what was used once stays, and works offline from then on. */
export const HEAVY_CODE_CACHE = 'heavy-code';
