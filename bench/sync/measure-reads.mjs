import { pathToFileURL } from 'node:url';
import { bundleScript } from '#scripts/build/bundle-script.mjs';
import { inCache, inRoot } from '#scripts/paths.mjs';
import { PROJECT } from '#scripts/project.mjs';
import { onMeteredFirestore } from './metered-firestore.mjs';
import { RXDB, rxdbLiveReads } from './measure-rxdb.mjs';

/** The engine itself against the simulator's server, with a counter on its connection. */
const loadMeasures = () => loadScript('measure-reads');

async function loadScript(name) {
  const outfile = inCache('bench', `${name}.mjs`);
  await bundleScript(inRoot('tests', 'sync', 'reads', `${name}.ts`), outfile);
  return import(pathToFileURL(outfile).href);
}

/** Reads of coming back: the changed rows, once more those in the overlap, and one per listener; the audit apart. */
export async function measureBack({ rows, changed, say }) {
  const { backReads } = await loadMeasures();
  const { back, inside, listeners } = await backReads(rows, changed);
  say(`back after 40 minutes: pages ${back.pages}, listeners ${back.listeners}, audit ${back.audit} (apart)`);
  const measure = `reads on coming back, ${changed} of ${rows} rows changed, ${inside} of them in the overlap, ${listeners} listeners`;
  const line = { row: '4', measure, unit: 'reads', ours: back.pages + back.listeners };
  return [{ ...line, floor: changed, goal: changed + inside + listeners, raw: { back, inside, listeners } }];
}

/** Reads of a change that a listening device hears of: among many rows by the simulator, and on the wire beside RxDB. */
export async function measureLive({ rows, changed, holder, say }) {
  const { liveReads } = await loadMeasures();
  const live = await liveReads(rows, changed);
  const simulated = (live.pages + live.listeners) / changed;
  say(`in the simulator, among ${rows} rows: ${simulated} reads each`);
  const [ours, theirs] = [await liveOnWire({ changed, holder }), await rxdbLiveReads({ changed, holder })];
  const line = {
    row: '5',
    measure: `reads per live change, ${changed} changes on the wire`,
    unit: 'reads each',
  };
  return [
    {
      ...{
        ...line,
        ours: Math.max(simulated, ours / changed),
        others: { [RXDB]: theirs / changed },
        goal: 1,
      },
      raw: { live, wire: { ours, [RXDB]: theirs } },
    },
  ];
}

async function liveOnWire({ changed, holder }) {
  const { liveReadsOnWire } = await loadScript('live-on-wire');
  return onMeteredFirestore(
    { services: ['auth', 'firestore', 'storage'], config: 'fireemu.json', holder },
    (metered) => {
      const { hosts, proxy } = metered;
      const backend = {
        project: PROJECT,
        auth: hosts.FIREBASE_AUTH_EMULATOR_HOST,
        firestore: proxy.host,
        storage: hosts.FIREBASE_STORAGE_EMULATOR_HOST,
      };
      return liveReadsOnWire(backend, proxy.counted, changed);
    },
  );
}

/** Reads of a device whose server lost an hour that the device holds: no more than rows changed in it, the audit apart. */
export async function measureRestored({ rows, changed, say }) {
  const { restoredReads } = await loadMeasures();
  const { restored, listeners } = await restoredReads(rows, changed);
  say(
    `after a restore: pages ${restored.pages}, listeners ${restored.listeners}, audit ${restored.audit} (apart)`,
  );
  const measure = `reads after a restore that undid ${changed} of ${rows} rows, ${listeners} listeners`;
  const line = { row: '17', measure, unit: 'reads', ours: restored.pages + restored.listeners };
  return [{ ...line, goal: changed, raw: { restored, listeners } }];
}

/** Reads of one audit by arithmetic. */
export async function measureAudit({ rows, limit, say }) {
  const { auditReads } = await loadMeasures();
  const { alike, repaired } = await auditReads(rows);
  say(`an audit that finds and mends one missing row of ${rows}: ${repaired} reads`);
  const line = { row: 'audit', measure: `audit of ${rows} rows`, unit: 'reads', ours: alike, goal: limit };
  return [{ ...line, raw: { alike, repaired } }];
}

/** Reads of an idle device in an hour, once its listeners have started again after an import. */
export async function measureIdle({ rows, imported, say }) {
  const { idleReads } = await loadMeasures();
  const { hour, listeners } = await idleReads(rows, imported);
  say(
    `${listeners} listeners, ${hour.listens} new starts in an hour; pages ${hour.pages}, audit ${hour.audit} (apart)`,
  );
  const measure = `idle for an hour, ${imported} rows imported into ${rows}`;
  const line = { row: '16', measure, unit: 'reads', ours: hour.listeners + hour.pages, goal: hour.listens };
  return [{ ...line, raw: { hour, listeners } }];
}
