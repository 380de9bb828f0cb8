/** How documents that are slips are filed. */
export const SLIP_CATEGORY = 'Guias';
