import {
  addDays,
  addMonths,
  askedBy,
  type Fields,
  generatedId,
  monthOf,
  type RequestTemplateFields,
  type TemplateItem,
} from '@portal/domain';
import type { SeedClock } from '../seed-clock.ts';
import type { SeedRow } from '../seed-row.ts';
import { seededId } from '../seeded.ts';
import { AURORA_PEOPLE, clientIdOf } from './accounts.ts';

const { camila, rafael } = AURORA_PEOPLE;

const MONTHLY: RequestTemplateFields = {
  title: 'Documentos do mês',
  regimes: ['simples_nacional', 'lucro_presumido', 'lucro_real'],
  months: [],
  due_day: 5,
  items: [
    { label: 'Extrato bancário do mês', category: 'Bancos' },
    { label: 'Notas de compra em papel', category: 'Notas fiscais' },
    { label: 'Recibos de despesas', category: null },
  ],
};

const YEARLY: RequestTemplateFields = {
  title: 'Fechamento do ano',
  regimes: [],
  months: [12],
  due_day: 20,
  items: [
    { label: 'Inventário de estoque', category: 'Estoque' },
    { label: 'Informes de rendimentos dos bancos', category: 'Bancos' },
  ],
};

const templateId = ({ title }: RequestTemplateFields) => seededId(`request_templates aurora ${title}`);

/** Two templates; the clinic is asked for the last month, and the bakery has answered all of the one before. */
export function auroraAsks(clock: SeedClock): SeedRow[] {
  const last = addMonths(monthOf(clock.today), -1);
  const before = addMonths(last, -1);
  return [
    ...[MONTHLY, YEARLY].map((fields): SeedRow<'request_templates'> => ({
      entity: 'request_templates',
      id: templateId(fields),
      created_at: clock.daysAgo(120, '10:20'),
      created_by: camila,
      fields,
    })),
    ...asked(clock, { key: 'odonto', month: last, status: 'open', daysAgo: 4 }),
    ...asked(clock, { key: 'padaria', month: before, status: 'closed', daysAgo: 60 }),
  ];
}

type AskedOf = {
  key: string;
  /** Its first day. */
  month: string;
  status: Fields<'document_requests'>['status'];
  daysAgo: number;
};

function asked(clock: SeedClock, { key, month, status, daysAgo }: AskedOf): SeedRow[] {
  const competence = month.slice(0, 7);
  const client_id = clientIdOf(key);
  // As the app makes it of a client, a template and a month (`data/asks/ask-ids.ts`): it is not asked again.
  const request_id = generatedId(client_id, `ask by template ${templateId(MONTHLY)}`, competence);
  const made = { created_at: clock.daysAgo(daysAgo, '14:10'), created_by: rafael };
  const due = askedBy(MONTHLY, competence);
  // What is open is due ahead, whichever day the demo is made.
  const due_date = status === 'open' && due <= clock.today ? addDays(clock.today, 3) : due;
  const request: Fields<'document_requests'> = {
    client_id,
    title: MONTHLY.title,
    competence,
    due_date,
    status,
  };
  return [
    { entity: 'document_requests', id: request_id, ...made, fields: request },
    ...MONTHLY.items.map((item, position): SeedRow<'request_items'> => ({
      entity: 'request_items',
      id: generatedId(request_id, `item ${item.label}`, ''),
      ...made,
      fields: { client_id, request_id, ...itemOf(item, status, position), position },
    })),
  ];
}

/** Of what is closed the last had nothing to send. */
const itemOf = (item: TemplateItem, status: AskedOf['status'], position: number) => ({
  ...item,
  state: status === 'open' ? ('open' as const) : position < 2 ? ('accepted' as const) : ('nothing' as const),
  document_ids: [],
  reason: null,
});
