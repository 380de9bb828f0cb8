import {
  AUDITS_OF_A_STAFF_DEVICE,
  CLIENT_MONTH,
  CLIENTS_PER_STAFF_DEVICE,
  CLOCK_MONTH,
  FIRM_MONTH,
  FREE,
  HISTORY,
  LOOKUPS,
  NEW_STAFF_DEVICES,
  PRICES,
  ROWS_EVERYWHERE,
  SENIOR_DEVICES,
  SITTINGS,
  SIZES,
  STAFF_CLOCK,
  STAFF_MONTH,
  STORED_BYTES,
  YEARS_KEPT,
  YEARS_ON_DEVICE,
} from './use.mjs';

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
/** Months whose rows and files are there at once. */
const MONTHS_KEPT = 12 * YEARS_KEPT;
const ROWS_OF_WINDOW = sum(Object.values(HISTORY)) * YEARS_ON_DEVICE;
/** Index entries that one read of an aggregate query covers. */
const ENTRIES_PER_READ = 1_000;

/** With what the rules look up. */
export const billedReads = ({ reads, asks, commits }) =>
  reads + asks * LOOKUPS.ask + commits * LOOKUPS.commit;

/** Stories told so often, as one. */
function together(times, stories) {
  const of = (key) => sum(Object.entries(times).map(([story, count]) => count * stories[story][key]));
  return Object.fromEntries(Object.keys(Object.values(stories)[0]).map((key) => [key, of(key)]));
}

/** The stories that were counted, and the sittings they make. */
export const withSittings = (stories) => ({
  ...stories,
  ...Object.fromEntries(Object.entries(SITTINGS).map(([name, times]) => [name, together(times, stories)])),
});

/** One client's month as people make it, and what it adds to each device of the firm. */
export const clientMonth = (stories) => monthOfClient(CLIENT_MONTH, stories);
/** What functions do for one client in a month by the clock, and when calendars ask. */
export const clockMonth = (stories) => monthOfClient(CLOCK_MONTH, stories);

function monthOfClient(use, stories) {
  const of = (measure) =>
    sum(Object.entries(use).map(([story, { times }]) => times * measure(stories[story])));
  return {
    reads: of(billedReads),
    writes: of(({ writes }) => writes),
    added: sum(
      Object.entries(use).map(([story, { times, overwrites }]) =>
        overwrites ? 0 : times * stories[story].writes,
      ),
    ),
    calls: of(({ calls }) => calls),
    runs: of(({ runs }) => runs),
    bytes: of(({ bytes }) => bytes),
    changes: sum(Object.values(use).map(({ times, changes }) => times * changes)),
    everywhere: sum(Object.values(use).map(({ times, everywhere = 0 }) => times * everywhere)),
  };
}

/** What a device of a firm of `inFirm` clients reads of others in a month, where it mirrors `mirrored` of them. */
function readOnDevice(inFirm, mirrored, { changes, everywhere }) {
  const rows = inFirm * ROWS_EVERYWHERE + mirrored * ROWS_OF_WINDOW;
  const news = inFirm * everywhere + mirrored * (changes - everywhere);
  return news + (AUDITS_OF_A_STAFF_DEVICE * rows) / ENTRIES_PER_READ + NEW_STAFF_DEVICES * rows;
}

/** The month of a project: `clients` in all, in so many firms of one size. */
export function monthOf({ clients, firms, portfolio = false }, stories) {
  const [people, clock] = [clientMonth(stories), clockMonth(stories)];
  const client = Object.fromEntries(Object.entries(people).map(([key, count]) => [key, count + clock[key]]));
  const inFirm = clients / firms;
  const devices = Math.ceil(inFirm / CLIENTS_PER_STAFF_DEVICE);
  const each = (use, measure) =>
    sum(Object.entries(use).map(([story, times]) => times * measure(stories[story])));
  const itself = (measure) => each(STAFF_MONTH, measure);
  const ofClock = (measure) => firms * (each(FIRM_MONTH, measure) + devices * each(STAFF_CLOCK, measure));
  const ofDevices = (measure) => firms * devices * itself(measure) + ofClock(measure);
  const limited = portfolio ? 1 - SENIOR_DEVICES : 0;
  const ofDevice =
    itself(billedReads) +
    (1 - limited) * readOnDevice(inFirm, inFirm, client) +
    limited * readOnDevice(inFirm, Math.min(inFirm, CLIENTS_PER_STAFF_DEVICE), client);
  const fanOut = firms * devices * ofDevice;
  const used = {
    reads: clients * client.reads + ofClock(billedReads) + fanOut,
    writes: clients * client.writes + ofDevices(({ writes }) => writes),
    runs: clients * client.runs + ofDevices(({ runs }) => runs),
    stored: clients * client.added * MONTHS_KEPT * STORED_BYTES,
    files: clients * client.bytes * MONTHS_KEPT,
  };
  const dollars = sum(
    Object.entries(used).map(([what, count]) => Math.max(0, count - FREE[what]) * PRICES[what]),
  );
  return {
    ...used,
    calls: clients * client.calls + ofDevices(({ calls }) => calls),
    fanOut,
    devices,
    dollars,
  };
}

const whole = (number) => Math.round(number).toLocaleString('en-US');
const short = (number) =>
  number >= 1e6
    ? `${(number / 1e6).toFixed(1)}M`
    : number >= 1e3
      ? `${Math.round(number / 1e3)}k`
      : whole(number);
const gigabytes = (bytes) => `${whole(bytes / 1e9)} GB`;
const markdown = (head, rows) =>
  [head, head.map((_, i) => (i === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

/** The tables of docs/scale.md, by the mark under which each is there. */
export function tables(stories) {
  const [client, clock] = [clientMonth(stories), clockMonth(stories)];
  const both = (key) => whole(client[key] + clock[key]);
  return {
    stories: markdown(
      ['story', 'reads', 'of them by rules', 'writes', 'calls', 'runs', 'bytes kept'],
      Object.entries(withSittings(stories)).map(([story, cost]) => [
        ...[story, whole(billedReads(cost)), whole(billedReads(cost) - cost.reads), whole(cost.writes)],
        ...[whole(cost.calls), whole(cost.runs), whole(cost.bytes)],
      ]),
    ),
    use: markdown(
      ['of one client in a month', 'times', 'rows that change'],
      Object.entries({ ...CLIENT_MONTH, ...CLOCK_MONTH }).map(([story, { times, changes }]) => [
        story,
        String(times),
        String(changes),
      ]),
    ),
    firm: markdown(
      ['of one firm in a month', 'times'],
      [
        ...Object.entries(FIRM_MONTH).map(([story, times]) => [story, String(times)]),
        ...Object.entries(STAFF_CLOCK).map(([story, times]) => [`${story}, each`, String(times)]),
      ],
    ),
    client: markdown(
      ['one client and month', 'count'],
      [
        ['reads by its own devices and functions', whole(client.reads)],
        ['reads by the clock and its calendar', whole(clock.reads)],
        ['reads by each device of the firm', both('changes')],
        ['writes by people and what follows', whole(client.writes)],
        ['writes by the clock and its calendar', whole(clock.writes)],
        ['calls', client.calls.toFixed(1)],
        ['runs of functions, calls and polls among them', both('runs')],
        ['bytes of files', whole(client.bytes)],
      ],
    ),
    sizes: markdown(
      [
        'clients',
        'devices of each firm',
        'reads',
        'of them by the firm’s devices',
        'writes',
        'calls',
        'runs',
        'rows',
        'files',
        'US$ a month',
      ],
      SIZES.map((size) => {
        const month = monthOf(size, stories);
        const what = `${whole(size.clients)}, ${size.firms === 1 ? 'one firm' : `${size.firms} firms`}${size.portfolio ? ', portfolios' : ''}`;
        const counts = [month.reads, month.fanOut, month.writes, month.calls, month.runs].map(short);
        return [
          what,
          whole(month.devices),
          ...counts,
          gigabytes(month.stored),
          gigabytes(month.files),
          whole(month.dollars),
        ];
      }),
    ),
  };
}
