import { getHolidays } from '@brazilian-utils/brazilian-utils/get-holidays';
import { expect, it } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { dueDate } from './due-date.ts';
import { NATIONAL_CALENDARS } from './law-calendars.ts';

// A second reading of the law: written down again in another form, with holidays of another source, and looked up in
// lists of business days instead of walked to. Both have to agree on every month.

/** `key: period, months after, day, calendar, first and last competence`; `20P` moves on, `20A` back, `20F` and `20?` stay. */
const RULES = `
  pgdas-das:           month   +1 20P  bank
  das-simei:           month   +1 20P  bank
  dae-mei:             month   +1 20A  bank   2024-04
  dae-domestico:       month   +1 20A  bank   2024-03
  fgts:                month   +1 20A  bank   2024-03
  inss:                month   +1 20A  bank
  irrf-csrf:           month   +1 20A  bank
  pis-cofins:          month   +1 25A  bank   0000-00 2026-12
  irpj-csll:           quarter +1 last bank
  irrf-dividendos:     month   +1 20A  bank   2026-01
  defis:               year    +3 31F  fiscal
  dasn-simei:          year    +5 31F  fiscal
  esocial:             month   +1 15P  fiscal 2023-10
  decimo-terceiro:     year    +0 20A  fiscal
  efd-reinf:           month   +1 15P  fiscal 2023-10
  dctfweb:             month   +1 last fiscal 2025-01
  efd-contribuicoes:   month   +2 10th fiscal 0000-00 2026-12
  reinf-dividendos:    quarter +2 15P  fiscal 2026-03
  dirbi:               month   +2 20?  fiscal 2024-06
  dme:                 month   +1 last fiscal
  doi:                 month   +1 last fiscal 2025-01
  dimob:               year    +2 last fiscal
  dmed:                year    +2 last fiscal
  ecd:                 year    +6 last fiscal
  ecf:                 year    +7 last fiscal
  informe-rendimentos: year    +2 last fiscal
  cbs-ibs:             never   +0 none fiscal
  dirf:                never   +0 none fiscal
  gia-sp:              never   +0 none fiscal
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/[:\s]+/));

const PUT_OFF = new Map([['dctfweb 2025-01', '2025-03-31']]);
const FIRST_YEAR = 2024;
const LAST_YEAR = 2035;

/** 'Carnaval (terça-feira)' and 'Corpus Christi' are the optional days on which nobody works. */
const CLOSED_TYPES = new Set(['national', 'optional']);
const MS_PER_DAY = 86_400_000;
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);

function closedDays(year: number): string[] {
  return getHolidays(year)
    .filter(({ type }) => CLOSED_TYPES.has(type))
    .flatMap(({ name, date }) => {
      const time = date.getTime();
      // The source has no Carnival Monday.
      return name.startsWith('Carnaval') ? [iso(time - MS_PER_DAY), iso(time)] : [iso(time)];
    });
}

/** Every business day of a calendar, in order. */
function businessDays(calendar: string): string[] {
  const closed = new Set<string>();
  for (let year = FIRST_YEAR; year <= LAST_YEAR + 2; year += 1) {
    for (const day of closedDays(year)) closed.add(day);
    // Nor has it the day on which banks close.
    if (calendar === 'bank') closed.add(`${year}-12-31`);
  }
  const days: string[] = [];
  const end = Date.UTC(LAST_YEAR + 2, 11, 31);
  for (let time = Date.UTC(FIRST_YEAR, 0, 1); time <= end; time += MS_PER_DAY) {
    const isWeekend = [0, 6].includes(new Date(time).getUTCDay());
    if (!isWeekend && !closed.has(iso(time))) days.push(iso(time));
  }
  return days;
}

const OPEN: Record<string, string[]> = { bank: businessDays('bank'), fiscal: businessDays('fiscal') };

function expectedDate(rule: string[], competence: string): string | null {
  const [key, period, after, when = '', calendar = '', first = '0000-00', last = '9999-12'] = rule;
  const putOff = PUT_OFF.get(`${key} ${competence}`);
  if (putOff !== undefined) return putOff;
  const [year = 0, month = 0] = competence.split('-').map(Number);
  const ends = { month: true, quarter: [3, 6, 9, 12].includes(month), year: month === 12, never: false };
  if (!ends[period as keyof typeof ends] || competence < first || competence > last) return null;

  const dueMonth = iso(Date.UTC(year, month - 1 + Number(after), 1)).slice(0, 7);
  const open = OPEN[calendar] ?? [];
  const ofTheMonth = open.filter((day) => day.startsWith(dueMonth));
  if (when === 'last') return ofTheMonth.at(-1) ?? null;
  if (when === '10th') return ofTheMonth[9] ?? null;
  const nominal = `${dueMonth}-${when.slice(0, 2)}`;
  if (when.endsWith('P')) return open.find((day) => day >= nominal) ?? null;
  return when.endsWith('A') ? (open.findLast((day) => day <= nominal) ?? null) : nominal;
}

const COMPETENCES = Array.from({ length: (LAST_YEAR - FIRST_YEAR + 1) * 12 }, (_, index) =>
  iso(Date.UTC(FIRST_YEAR, index, 1)).slice(0, 7),
);

it('every row of the catalogue is read a second time', () => {
  expect(RULES.map(([key]) => key).sort()).toEqual(CATALOGUE.map(({ key }) => key).sort());
});

it.each(RULES.map((rule): [string, string[]] => [rule[0] ?? '', rule]))(
  '%s has the same date in both readings, each month from 2024 to 2035',
  (key, second) => {
    const rule = CATALOGUE.find((one) => one.key === key);
    if (rule === undefined) throw new Error(`No row ${key}`);
    const first = COMPETENCES.map((month) => [month, dueDate(rule, month, NATIONAL_CALENDARS).date]);
    expect(first).toEqual(COMPETENCES.map((month) => [month, expectedDate(second, month)]));
  },
);

it('the second reading has dates to compare', () => {
  const dates = RULES.flatMap((rule) => COMPETENCES.map((month) => expectedDate(rule, month)));
  expect(dates).toHaveLength(29 * 144);
  expect(dates.filter((date) => date !== null).length).toBeGreaterThan(2000);
});
