import { calendarDate } from '@portal/domain';
import type { AuditFilter } from '#data/audit/audit-entries.ts';
import type { FilterParams } from '#ui/lists/use-filter-params.ts';

export const AUDIT_FILTER_NAMES = ['pessoa', 'acao', 'registro', 'id', 'de', 'ate'] as const;
export type AuditParams = FilterParams<(typeof AUDIT_FILTER_NAMES)[number]>;

export const KIND_OPTIONS = [
  { value: 'create', label: 'Cadastros' },
  { value: 'patch', label: 'Alterações' },
  { value: 'remove', label: 'Remoções' },
  { value: 'act', label: 'Atos de administração' },
];

/** What a URL asks for; a day that does not exist is left out, and so is an id of nothing. */
export function filterOfParams({ pessoa, acao, registro, id, de, ate }: AuditParams): AuditFilter {
  return {
    uid: pessoa,
    kind: KIND_OPTIONS.find(({ value }) => value === acao)?.value ?? null,
    entity: registro,
    doc_id: registro === null ? null : id,
    from: dayOf(de),
    to: dayOf(ate),
  };
}

const dayOf = (value: string | null) => calendarDate.safeParse(value).data ?? null;
