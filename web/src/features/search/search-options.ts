import {
  type CalendarDate,
  displayedStatus,
  formatCalendarDate,
  formatInstantDate,
  formatTaxId,
  isTaskLate,
} from '@portal/domain';
import { paths } from '#config/paths.ts';
import { visibleFilename } from '#data/files/safe-filename.ts';
import type { SearchGroup, SearchHit } from '#data/search/search-answer.ts';
import type { SearchedTable } from '#data/search/search-index.ts';
import { matchOf, searchedText, searchWords } from '#data/search/search-words.ts';
import { OBLIGATION_STATUS_LABELS } from '#records/labels/obligation-labels.ts';
import { NO_SERVICE, REQUEST_STATUS_LABELS } from '#records/labels/request-labels.ts';
import { TASK_STATUS_LABELS } from '#records/labels/task-labels.ts';
import { COMMANDS, replyTo } from './commands.ts';

/** A screen of the panel, as its menu names it. */
export type SearchedScreen = { path: string; label: string; hint: string };

export type SearchOption = { id: string; name: string; detail: string; address: string };
export type OptionGroup = {
  id: 'screens' | 'commands' | 'company' | SearchedTable;
  title: string;
  /** Of all that were found, shown or not. */
  total: number;
  options: SearchOption[];
};

const GROUP_TITLES: Record<SearchedTable, string> = {
  clients: 'Clientes',
  obligations: 'Obrigações em aberto',
  tasks: 'Tarefas em aberto',
  service_requests: 'Solicitações',
  notes: 'Notas Internas',
  documents: 'Documentos dos últimos 12 meses',
};

/**
 * What can be chosen, in groups: the screens and the acts that are meant, and what was found. All screens while nothing is
 * typed; nothing but conversations while somebody is to be answered.
 */
export function searchOptions(
  query: string,
  screens: readonly SearchedScreen[],
  found: readonly SearchGroup[],
  today: CalendarDate,
): OptionGroup[] {
  if (replyTo(query) !== null) return conversations(found);
  const acts = query.trim() === '' ? [] : named(query, COMMANDS).map(placeOption);
  const meant = named(query, screens).map(placeOption);
  const groups: OptionGroup[] = found.map(({ table, total, hits }) => ({
    id: table,
    title: GROUP_TITLES[table],
    total,
    options: hits.map((hit) => optionOf(hit, today)),
  }));
  const places: OptionGroup[] = [
    { id: 'screens', title: 'Ir para', total: meant.length, options: meant },
    { id: 'commands', title: 'Fazer', total: acts.length, options: acts },
  ];
  return [...places.filter(({ total }) => total > 0), ...withCompany(groups, found)];
}

const placeOption = ({ path, label, hint }: SearchedScreen): SearchOption => ({
  id: `place-${path}`,
  name: label,
  detail: hint,
  address: path,
});

/** By the beginnings of the words of their names. */
function named(query: string, places: readonly SearchedScreen[]): readonly SearchedScreen[] {
  const words = searchWords(query);
  return places.filter(({ label }) => words.every((word) => matchOf(word, searchedText([label])) === 2));
}

const clientsIn = (found: readonly SearchGroup[]) =>
  found.flatMap(({ hits }) => hits.flatMap((hit) => (hit.kind === 'clients' ? [hit] : [])));

/** The conversations with the clients that were found. */
function conversations(found: readonly SearchGroup[]): OptionGroup[] {
  const options = clientsIn(found).map(({ id, name, tax_id }) => ({
    id: `reply-${id}`,
    name: `Responder ${name}`,
    detail: formatTaxId(tax_id),
    address: `${paths.admin.messages}?cliente=${id}`,
  }));
  return options.length === 0 ? [] : [{ id: 'commands', title: 'Fazer', total: options.length, options }];
}

/** Of a company's page, as its URL names them. */
const PARTS = [
  { part: 'conversa', label: 'Conversa' },
  { part: 'obrigacoes', label: 'Obrigações' },
  { part: 'documentos', label: 'Documentos' },
] as const;

/** Behind the clients, what belongs to the one that was named best. */
function withCompany(groups: readonly OptionGroup[], found: readonly SearchGroup[]): OptionGroup[] {
  const [company] = clientsIn(found);
  if (company === undefined) return [...groups];
  const options = PARTS.map(({ part, label }) => ({
    id: `company-${part}`,
    name: label,
    detail: company.name,
    address: `${paths.admin.clients}/${company.id}?secao=${part}`,
  }));
  const group: OptionGroup = { id: 'company', title: company.name, total: options.length, options };
  return groups.flatMap((one) => (one.id === 'clients' ? [one, group] : [one]));
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
    case 'tasks': {
      const day = hit.due_date === null ? null : formatCalendarDate(hit.due_date);
      const status = isTaskLate(hit, today) ? 'Atrasada' : TASK_STATUS_LABELS[hit.status];
      return { id, address, name: hit.name, detail: inLine(hit.client_name, day, status) };
    }
    case 'service_requests': {
      const detail = inLine(hit.client_name, REQUEST_STATUS_LABELS[hit.status], hit.description);
      return { id, address, name: hit.name ?? NO_SERVICE, detail };
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

/** What has a page is shown by it; what has none is opened in its list. */
const addressOf = ({ kind, id }: SearchHit) => `${LISTS[kind]}${HAS_PAGES[kind] ? '/' : '?abrir='}${id}`;

const LISTS: Record<SearchedTable, string> = {
  clients: paths.admin.clients,
  obligations: paths.admin.obligations,
  tasks: paths.admin.tasks,
  service_requests: paths.admin.requests,
  notes: paths.admin.notes,
  documents: paths.admin.documents,
};

const HAS_PAGES: Record<SearchedTable, boolean> = {
  clients: true,
  obligations: false,
  tasks: false,
  service_requests: true,
  notes: false,
  documents: false,
};

const inLine = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(' · ');
