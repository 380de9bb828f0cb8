import { type Role, isStaff } from '../permissions/roles.ts';

/** Who must have a second factor, by a firm's choice. */
export const FACTOR_DEMANDS = ['nobody', 'admins', 'staff'] as const;
export type FactorDemand = (typeof FACTOR_DEMANDS)[number];

/** Whether somebody of this role signs in with a second factor; a firm that never said so demands it of nobody. */
export function needsFactor(role: Role | null, demand: FactorDemand = 'nobody'): boolean {
  switch (demand) {
    case 'nobody':
      return false;
    case 'admins':
      return role === 'admin';
    case 'staff':
      return role !== null && isStaff(role);
  }
}

/** Of one set; each signs in once. */
export const RECOVERY_CODES = 10;

/** No letter that is read as another one; 32 of them, so that a letter holds five bits. */
export const RECOVERY_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const RECOVERY_LENGTH = 16;

/** As it is compared: whatever case and spacing it was typed with, and O for 0. */
export function plainRecoveryCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
}

/** As it is shown: 'K3ZW-4ULM-NB6T-Q3PA'. */
export function shownRecoveryCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}
