export const ROLES = ['admin', 'supervisor', 'accountant', 'client'] as const;
export type Role = (typeof ROLES)[number];
export type StaffRole = Exclude<Role, 'client'>;

export const isStaff = (role: Role): role is StaffRole => role !== 'client';
