import { loadavg } from 'node:os';
import { findBrowser } from '#scripts/install/browser.mjs';
import { PlainFailure } from '#scripts/process/plain-failure.mjs';
import { boardOf, isMet } from '../sync/board.mjs';
import { measureEnqueue } from '../sync/measure-enqueue.mjs';
import { measureFiles } from '../sync/measure-files.mjs';
import { measureFirstRows } from '../sync/measure-first-rows.mjs';
import { measureFullDevice } from '../sync/measure-full-device.mjs';
import { measureHaul } from '../sync/measure-haul.mjs';
import {
  measureAudit,
  measureBack,
  measureIdle,
  measureLive,
  measureRestored,
} from '../sync/measure-reads.mjs';
import { measureSimulated, SIMULATED } from '../sync/measure-simulated.mjs';
import { measureRevoked } from '../sync/measure-revoked.mjs';
import { measureStaffDevice } from '../sync/measure-staff-device.mjs';
import { measureSwitch } from '../sync/measure-switch.mjs';
import { measureTakeover } from '../sync/measure-takeover.mjs';
import { writeBenchmarks } from '../sync/write-benchmarks.mjs';

/** Where the SDK takes 3.2 ms; on a slower machine this part of what the SDK takes there. */
const ENQUEUE = { limit_ms: 2.5, part_of_sdk: 0.9 };
const AUDIT_READS = 60;
/** Rows that others changed while a device was away, and changes that it hears of. */
const CHANGED = 100;

/** Of one filling of the stores. */
const FIRST_ROWS = ['cold', 'heap', 'weight', 'mirror'];
/** Promised where a bare read took so long at most. */
const COLD = {
  small: { limit_ms: 120, bare_then_ms: 77 },
  large: { limit_ms: 200, bare_then_ms: 168 },
};

/** What each part measures: a function that answers lines of the board. */
const partsOf = ({ options, shared, browser }) => {
  const { writes, rows, mirrored, imported, simulated, seed, files, runs, clients, only } = options;
  const sizes = [
    { rows: options.small, ...COLD.small },
    { rows: options.large, ...COLD.large },
  ];
  const isFirst = FIRST_ROWS.includes(only);
  const firstRows = { runs, sizes, parts: isFirst ? [only] : FIRST_ROWS };
  const inBrowser = (measure, of) => async () => measure({ ...shared, executable: await browser(), ...of });
  return {
    'first-rows': inBrowser(measureFirstRows, firstRows),
    back: () => measureBack({ ...shared, rows: mirrored, changed: CHANGED }),
    'restored-reads': () => measureRestored({ ...shared, rows: mirrored, changed: CHANGED }),
    live: () => measureLive({ ...shared, rows: mirrored, changed: CHANGED }),
    ...Object.fromEntries(
      Object.keys(SIMULATED).map((part) => [
        part,
        () => measureSimulated(part, { ...shared, simulated, seed }),
      ]),
    ),
    revoked: inBrowser(measureRevoked),
    takeover: inBrowser(measureTakeover, { runs }),
    enqueue: inBrowser(measureEnqueue, { writes, limits: ENQUEUE }),
    files: inBrowser(measureFiles, { files }),
    switch: inBrowser(measureSwitch),
    full: inBrowser(measureFullDevice),
    idle: () => measureIdle({ ...shared, rows: mirrored, imported }),
    audit: () => measureAudit({ ...shared, rows, limit: AUDIT_READS }),
    haul: inBrowser(measureHaul, { minutes: options.minutes }),
    window: () => measureStaffDevice({ ...shared, settings: { runs, clients } }),
  };
};

const OPTIONS = {
  ...{ runs: '20', writes: '1000', rows: '50000', mirrored: '10000', imported: '2000' },
  ...{
    small: '10000',
    large: '50000',
    simulated: '10000',
    seed: '1',
    files: '200',
    clients: '3000',
    minutes: '60',
    write: '0',
    only: '',
  },
};

/** Beside what others would use: time on the device, documents read, and whether anything is lost. */
export const subject = {
  options: OPTIONS,
  parts: [...FIRST_ROWS, ...Object.keys(partsOf({ options: OPTIONS }))],
  async run({ options, offset, holder, say }) {
    const shared = { offset, holder, say };
    const parts = partsOf({ options, shared, browser: () => findBrowser(holder, say) });
    const isWritten = options.write === 1;
    if (isWritten && options.only !== '' && parts[options.only] === undefined)
      throw new PlainFailure(`--write 1 takes a whole part: first-rows, not ${options.only}.`);
    const lines = [];
    for (const [part, measure] of Object.entries(parts)) {
      const isAsked =
        [part, ''].includes(options.only) || (part === 'first-rows' && FIRST_ROWS.includes(options.only));
      if (!isAsked) continue;
      say(`\n${part}:`);
      const loadBefore = loadavg()[0];
      const found = await measured(part, measure, shared);
      lines.push(...found);
      if (isWritten)
        await writeBenchmarks(part, {
          lines: found,
          asked: askedOf(options),
          usual: OPTIONS,
          loadBefore,
          say,
        });
    }
    say(`\n${boardOf(lines)}`);
    const met = lines.filter(isMet).length;
    say(`goal met ${met} of ${lines.length}`);
    return met === lines.length;
  },
};

/** What was not left at its usual value. */
const askedOf = (options) =>
  Object.fromEntries(
    Object.entries(options).filter(
      ([name, value]) => !['write', 'only'].includes(name) && String(value) !== OPTIONS[name],
    ),
  );

/** A part that fails takes none of the others with it. */
async function measured(part, measure, { holder, say }) {
  try {
    return await measure();
  } catch (failure) {
    if (holder.hasBegun) throw failure;
    say(`FAILED: ${failure.message}`);
    return [{ row: '-', measure: part, unit: 'measured', ours: null, goal: 0 }];
  }
}
