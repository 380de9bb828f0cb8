import {
  type ActName,
  type AuditEntry,
  ENTITY_NAMES,
  type EntityName,
  type FactorDemand,
  FUNCTION_AUTHOR,
  formatInstantMinute,
} from '@portal/domain';
import { ENTITY_LABELS } from '#records/labels/entity-labels.ts';
import { FIRM_MARK_LABELS } from '#records/labels/firm-labels.ts';
import { MAIL_LABELS } from '#records/labels/mail-labels.ts';
import { roleLabels } from '#session/account/role-labels.ts';
import { recordField } from './record-fields.ts';

export const ACT_LABELS: Record<ActName, string> = {
  approve: 'Aprovou um cadastro',
  reject: 'Rejeitou um cadastro',
  block: 'Bloqueou uma conta',
  reopen: 'Reabriu uma conta',
  change_access: 'Alterou o acesso de uma conta',
  erase: 'Apagou os dados de uma pessoa',
  update_firm: 'Alterou os dados do escritório',
  set_factor_demand: 'Alterou a exigência do segundo fator',
  reset_factor: 'Redefiniu o segundo fator de uma conta',
  recover_factor: 'Entrou com um código de recuperação',
  invite: 'Convidou uma pessoa',
  resend_invitation: 'Reenviou um convite',
  withdraw_invitation: 'Cancelou um convite',
  accept_invitation: 'Aceitou um convite',
  resend_mail: 'Reenviou um e-mail que falhou',
  dismiss_mail: 'Dispensou um e-mail que falhou',
};
const ACTS: Readonly<Record<string, string>> = ACT_LABELS;

const VERBS: Readonly<Record<string, string>> = { create: 'Cadastrou', patch: 'Alterou', remove: 'Removeu' };

/** What acts change, besides the fields of records. */
const ACT_FIELDS: Readonly<Record<string, string>> = {
  role: 'Função',
  requested_role: 'Função pedida',
  client_ids: 'Empresas',
  owner_of: 'Pode convidar para',
  invitation: 'Convite',
  sendings: 'Envios',
  is_active: 'Acesso',
  personal_data: 'Dados pessoais',
  name: 'Nome',
  legal_name: 'Razão social',
  address: 'Endereço',
  phone: 'Telefone',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  hours: 'Horário',
  factor_required: 'Segundo fator exigido',
  has_factor: 'Segundo fator',
  idle_minutes: 'Minutos sem uso até bloquear',
  portfolio_scope: 'Só a carteira de cada contador nos aparelhos',
  month_day: 'Dia de gerar o mês sozinho',
  short_name: 'Nome curto',
  mark: 'Símbolo',
  colour: 'Cor',
  ...MAIL_LABELS,
};

/** What became of an e-mail, or an invitation. */
const SENT_STATES: Readonly<Record<string, string>> = {
  failed: 'falhou',
  resent: 'reenviado',
  dismissed: 'dispensado',
  waiting: 'esperando',
  expired: 'vencido',
  withdrawn: 'cancelado',
};

export const isEntityName = (name: string): name is EntityName =>
  ENTITY_NAMES.some((known) => known === name);

/** 'Alterou obrigação'; of an act its own words. */
export function whatWasDone({ kind, act, entity }: AuditEntry): string {
  if (kind === 'act') return ACTS[act ?? ''] ?? 'Ato de administração';
  const label = isEntityName(entity) ? ENTITY_LABELS[entity].toLowerCase() : entity;
  return `${VERBS[kind] ?? 'Alterou'} ${label}`;
}

/** What functions do for the portal nobody did. */
export const SYSTEM_NAME = 'Sistema';
export const isSystem = (uid: string) => uid === FUNCTION_AUTHOR;

/** Names of the fields that an operation changed, as the forms call them. */
export function changedFields({ entity, fields }: AuditEntry): string[] {
  if (!isEntityName(entity)) return [];
  return fields.flatMap((field) => {
    const known = recordField(entity, field);
    return known === null || known[1].kind === 'internal' ? [] : [known[0]];
  });
}

export type ChangedValue = { field: string; before: string; after: string };

/** What an act changed, side by side. `nameOf` tells the name of a company. */
export function changedValues(
  entry: Pick<AuditEntry, 'before' | 'after'>,
  nameOf: (id: string) => string | null,
): ChangedValue[] {
  const { before, after } = withBrandApart(entry);
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((name) => ({
    field: ACT_FIELDS[name] ?? name,
    before: valueText(before[name], nameOf),
    after: valueText(after[name], nameOf),
  }));
}

/** The firm's brand is one field of its row, and three for who reads it; of these only what changed. */
function withBrandApart({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  if (!('brand' in before || 'brand' in after)) return { before, after };
  const [was, is] = [partsOf(before['brand']), partsOf(after['brand'])];
  const isSame = (name: string) => (was[name] ?? null) === (is[name] ?? null);
  const apart = ({ brand: _brand, ...values }: Record<string, unknown>, parts: Record<string, unknown>) => ({
    ...values,
    ...Object.fromEntries(Object.entries(parts).filter(([name]) => !isSame(name))),
  });
  return { before: apart(before, was), after: apart(after, is) };
}

const partsOf = (brand: unknown): Record<string, unknown> =>
  typeof brand === 'object' && brand !== null ? { ...brand } : {};

const DEMANDS: Readonly<Record<string, string>> = {
  nobody: 'de ninguém',
  admins: 'dos administradores',
  staff: 'de toda a equipe',
} satisfies Record<FactorDemand, string>;

const ROLES: Readonly<Record<string, string>> = roleLabels;
const MARKS: Readonly<Record<string, string>> = FIRM_MARK_LABELS;

function valueText(value: unknown, nameOf: (id: string) => string | null): string {
  if (value === null || value === undefined || value === '') return 'vazio';
  if (typeof value === 'boolean') return value ? 'liberado' : 'fechado';
  if (typeof value === 'string')
    return ROLES[value] ?? DEMANDS[value] ?? MARKS[value] ?? SENT_STATES[value] ?? value;
  if (!Array.isArray(value)) return JSON.stringify(value);
  if (value.length === 0) return 'nenhuma';
  return value.map((id) => nameOf(String(id)) ?? 'fora deste aparelho').join(', ');
}

/** Longer than the ways of a network take: the device had no connection. */
const LATE_MS = 5 * 60_000;

/** '3 h 27 min sem conexão'; null where it came at once. */
/** Of most: one time says both. */
export const isOfOneMinute = ({ at, done_at = at }: AuditEntry): boolean =>
  formatInstantMinute(done_at) === formatInstantMinute(at);

export function delayText({ at, done_at }: AuditEntry): string | null {
  const delay = done_at === undefined ? 0 : Date.parse(at) - Date.parse(done_at);
  if (Math.abs(delay) <= LATE_MS) return null;
  if (delay < 0) return 'relógio do aparelho adiantado';
  const minutes = Math.floor(delay / 60_000);
  const hours = Math.floor(minutes / 60);
  return `${hours > 0 ? `${String(hours)} h ` : ''}${String(minutes % 60)} min sem conexão`;
}
