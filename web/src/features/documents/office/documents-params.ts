import { monthFrom } from '@portal/domain';
import type { ClientChoice } from '#data/documents/document-range.ts';
import type { FilterParams } from '#ui/lists/use-filter-params.ts';
import type { DocumentFilter } from '../find-documents.ts';

/** The part of a filter that the search params carry; what is typed into the search is not among it. */
export const DOCUMENT_FILTER_NAMES = ['cliente', 'mes', 'categoria', 'conferir'] as const;
type Address = FilterParams<(typeof DOCUMENT_FILTER_NAMES)[number]>;

/** No client has this id: ids have no dot. */
export const GENERAL = '.geral';

/** What a URL asks for, among all documents or those of one client (not null); what makes no sense in it is left out. */
export function filterOfParams(
  { cliente, mes, categoria, conferir }: Address,
  query: string,
  ofClient: string | null = null,
): DocumentFilter {
  return {
    query,
    client: clientChoiceOf(ofClient ?? cliente ?? ''),
    month: monthFrom(mes),
    category: categoria,
    isToCheck: conferir === '1',
  };
}

/** The search params of a change: what it does not name stays as it is. */
export function paramsOfFilter({
  client,
  month,
  category,
  isToCheck,
}: Partial<DocumentFilter>): Partial<Address> {
  return {
    ...(client === undefined ? {} : { cliente: valueOfChoice(client) || null }),
    ...(month === undefined ? {} : { mes: month?.slice(0, 7) ?? null }),
    ...(category === undefined ? {} : { categoria: category }),
    ...(isToCheck === undefined ? {} : { conferir: isToCheck ? '1' : null }),
  };
}

/** A choice as a select field has it: empty for all. */
export function valueOfChoice(choice: ClientChoice): string {
  switch (choice.kind) {
    case 'all':
      return '';
    case 'general':
      return GENERAL;
    case 'client':
      return choice.client_id;
  }
}

export function clientChoiceOf(value: string): ClientChoice {
  if (value === '') return { kind: 'all' };
  return value === GENERAL ? { kind: 'general' } : { kind: 'client', client_id: value };
}
