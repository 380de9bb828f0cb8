import {
  type CalendarDate,
  displayedStatus,
  formatCalendarDate,
  formatInstantDate,
  formatTaxId,
} from '@portal/domain';
import { paths } from '#config/paths.ts';
import { visibleFilename } from '#data/files/safe-filename.ts';
import { OBLIGATION_STATUS_LABELS } from '#data/labels/obligation-labels.ts';
import type { SearchGroup, SearchHit } from '#data/search/search-answer.ts';
import type { SearchedTable } from '#data/search/search-index.ts';
import { matchOf, searchedText, searchWords } from '#data/search/search-words.ts';

/** A screen of the panel, as its menu names it. */
export type SearchedScreen = { path: string; label: string; hint: string };

export type SearchOption = { id: string; name: string; detail: string; address: string };
export type OptionGroup = {
  id: 'screens' | SearchedTable;
  title: string;
  /** Of all that were found, shown or not. */
  total: number;
  options: SearchOption[];
};

const GROUP_TITLES: Record<SearchedTable, string> = {
  clients: 'Clientes',
  obligations: 'Obrigações em aberto',
  notes: 'Notas Internas',
  documents: 'Documentos dos últimos 12 meses',
};

/** What can be chosen, in groups: the screens that are meant, and what was found. All screens while nothing is typed. */
export function searchOptions(
  query: string,
  screens: readonly SearchedScreen[],
  found: readonly SearchGroup[],
  today: CalendarDate,
): OptionGroup[] {
  const meant = findScreens(query, screens).map(({ path, label, hint }) => ({
    id: `screens-${path}`,
    name: label,
    detail: hint,
    address: path,
  }));
  const groups: OptionGroup[] = found.map(({ table, total, hits }) => ({
    id: table,
    title: GROUP_TITLES[table],
    total,
    options: hits.map((hit) => optionOf(hit, today)),
  }));
  return meant.length === 0
    ? groups
    : [{ id: 'screens', title: 'Ir para', total: meant.length, options: meant }, ...groups];
}

/** By the beginnings of the words of their names. */
function findScreens(query: string, screens: readonly SearchedScreen[]): readonly SearchedScreen[] {
  const words = searchWords(query);
  return screens.filter(({ label }) => words.every((word) => matchOf(word, searchedText([label])) === 2));
}

function optionOf(hit: SearchHit, today: CalendarDate): SearchOption {
  const id = `${hit.kind}-${hit.id}`;
  const address = addressOf(hit);
  switch (hit.kind) {
    case 'clients':
      return { id, address, name: hit.name, detail: inLine(hit.trade_name, formatTaxId(hit.tax_id)) };
    case 'obligations': {
      const status = OBLIGATION_STATUS_LABELS[displayedStatus(hit, today)];
      const due = `vence em ${formatCalendarDate(hit.due_date)}`;
      return { id, address, name: hit.name, detail: inLine(hit.client_name, due, status) };
    }
    case 'notes':
      return {
        id,
        address,
        name: hit.name,
        detail: inLine(hit.client_name, formatInstantDate(hit.created_at)),
      };
    case 'documents':
      return {
        id,
        address,
        name: visibleFilename(hit.name),
        detail: inLine(hit.client_name ?? 'Geral', formatInstantDate(hit.created_at)),
      };
  }
}

/** A client has a page; what has none is opened in its list. */
const addressOf = ({ kind, id }: SearchHit) =>
  kind === 'clients' ? `${paths.admin.clients}/${id}` : `${LISTS[kind]}?abrir=${id}`;

const LISTS: Record<Exclude<SearchedTable, 'clients'>, string> = {
  obligations: paths.admin.obligations,
  notes: paths.admin.notes,
  documents: paths.admin.documents,
};

const inLine = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(' · ');
