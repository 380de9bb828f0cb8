import { firm } from '#config/firm.ts';

/** The URL as the outside sees it. */
export const absolute = (path: string) => `https://${firm.domain}${path}`;
