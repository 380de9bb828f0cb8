import { ROLES } from '@portal/domain';
import { roleLabels } from '#session/account/role-labels.ts';

export const roleOptions = ROLES.map((value) => ({ value, label: roleLabels[value] }));
