import type { Role } from '@portal/domain';

export const roleLabels: Record<Role, string> = {
  admin: 'Administrador',
  supervisor: 'Supervisor',
  accountant: 'Contador',
  client: 'Cliente',
};
