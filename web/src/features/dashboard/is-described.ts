import type { HeardFirm } from '#session/account/account-service.ts';

export type DescribedBy = Pick<HeardFirm, 'phone' | 'email' | 'address'>;

/** Whether a firm says how it is reached, and where. */
export const isDescribed = ({ phone, email, address }: DescribedBy): boolean =>
  [phone, email, address].every((fact) => fact !== null && fact !== '');
