export const ROLES = ['admin', 'supervisor', 'accountant', 'client'] as const;
export type Role = (typeof ROLES)[number];
export type StaffRole = Exclude<Role, 'client'>;

export const isStaff = (role: Role): role is StaffRole => role !== 'client';

/** From the one who sees least to the one who decides about the others. */
const RANK: Record<Role, number> = { client: 0, accountant: 1, supervisor: 2, admin: 3 };

/** Whether `next` gives more than `role` did: then its person must be who the address says. */
export const isPromotion = (role: Role | null, next: Role): boolean =>
  RANK[next] > (role === null ? RANK.client : RANK[role]);

export const isSenior = (role: Role): boolean => role === 'supervisor' || role === 'admin';
