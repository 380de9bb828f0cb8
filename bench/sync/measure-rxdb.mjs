import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { filter, firstValueFrom } from 'rxjs';
import { PROJECT } from '#scripts/project.mjs';
import { COLLECTION, openRxdbDevice, STAMP } from '../rivals/rxdb/device.mjs';
import { onMeteredFirestore } from './metered-firestore.mjs';

/** On the board. */
export const RXDB = 'RxDB';

/** Rows that are there before; what is counted does not depend on them. */
const ROWS = 50;
/** On which two devices meet. */
const MEETING = 8;
/** Between two updates of one device, in ms: about as long as a round of its replication takes on this machine. */
const PACE_MS = 5;

/** Reads as they are billed, counted on the wire, of so many changes that a listening device hears of, one after the other. */
export async function rxdbLiveReads({ changed, holder }) {
  return withServer(holder, async ({ host, server, counted }) => {
    await server.fill(ROWS, { value: 0 });
    const device = await openRxdbDevice({ project: PROJECT, host, fields: ['value'] });
    await device.replication.awaitInSync();
    counted();
    for (let change = 1; change <= changed; change += 1) {
      const id = idOf(change % ROWS);
      await server.change(id, { value: change });
      await firstValueFrom(device.rows.findOne(id).$.pipe(filter((row) => row?.value === change)));
    }
    await device.replication.awaitInSync();
    const reads = counted();
    await device.close();
    return reads;
  });
}

/**
 * Two devices change the same few documents, each a field of its own that the other never touches. Answers how many of so many updates
 * are gone again without a word: a device finds an older value of its own, or the server ends with one.
 */
export async function rxdbLostUpdates({ updates, holder }) {
  return withServer(holder, async ({ host, server }) => {
    const fields = ['a', 'b'];
    await server.fill(MEETING, { a: 0, b: 0 });
    const devices = await Promise.all(fields.map(() => openRxdbDevice({ project: PROJECT, host, fields })));
    const lost = await Promise.all(
      devices.map((device, index) => updateOwnField(device, fields[index], updates / fields.length)),
    );
    // Until neither has anything left that the other does not know.
    for (let round = 0; round < 3; round += 1)
      for (const { replication } of devices) {
        replication.reSync();
        await replication.awaitInSync();
      }
    const atServer = await server.rows();
    const goneAtLast = lost.flatMap(({ written }, index) =>
      [...written].filter(([id, value]) => atServer.get(id)?.[fields[index]] !== value),
    );
    for (const device of devices) await device.close();
    return lost.reduce((sum, { gone }) => sum + gone, goneAtLast.length);
  });
}

async function updateOwnField({ rows }, field, updates) {
  const written = new Map();
  let gone = 0;
  for (let update = 1; update <= updates; update += 1) {
    const id = idOf(update % MEETING);
    const row = await rows.findOne(id).exec();
    if (written.has(id) && row.get(field) !== written.get(id)) gone += 1;
    await row.incrementalPatch({ [field]: update });
    written.set(id, update);
    await new Promise((resolve) => setTimeout(resolve, PACE_MS));
  }
  return { written, gone };
}

const idOf = (index) => `document-${String(index).padStart(4, '0')}`;

/** Firestore of the local backend, and what writes there past every rule. */
async function withServer(holder, work) {
  const settings = { config: 'fireemu.emulator.json', services: ['firestore'], holder };
  return onMeteredFirestore(settings, async ({ proxy }) => {
    const admin = initializeApp({ projectId: PROJECT }, 'rxdb-server');
    const all = getFirestore(admin).collection(COLLECTION);
    const stamp = () => ({ [STAMP]: FieldValue.serverTimestamp() });
    const server = {
      async fill(count, fields) {
        const batch = all.firestore.batch();
        for (let index = 0; index < count; index += 1)
          batch.set(all.doc(idOf(index)), { ...fields, _deleted: false, ...stamp() });
        await batch.commit();
      },
      change: (id, fields) => all.doc(id).update({ ...fields, ...stamp() }),
      rows: async () => new Map((await all.get()).docs.map((row) => [row.id, row.data()])),
    };
    const result = await work({ host: proxy.host, counted: proxy.counted, server });
    await deleteApp(admin);
    return result;
  });
}
