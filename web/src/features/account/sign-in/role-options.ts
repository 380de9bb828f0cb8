import { REQUESTABLE_ROLES, type RequestableRole } from '@portal/domain';
import { brand as firm } from '#config/brand.ts';
import { roleLabels } from '#session/account/role-labels.ts';

const helps: Record<RequestableRole, string> = {
  client: `Tenho empresa atendida pela ${firm.shortName}`,
  accountant: `Trabalho na ${firm.shortName}`,
  admin: 'Cuido dos acessos da equipe',
};

/** What a person may ask to be. Asking grants nothing: an administrator decides. */
export const roleOptions = REQUESTABLE_ROLES.map((value) => ({
  value,
  label: roleLabels[value],
  help: helps[value],
}));
