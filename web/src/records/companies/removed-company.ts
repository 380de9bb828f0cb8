/** In the place of a company's name that the device no longer has. */
export const REMOVED_COMPANY = 'Empresa removida';
