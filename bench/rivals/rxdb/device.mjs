import { deleteApp, initializeApp } from 'firebase/app';
import { collection, connectFirestoreEmulator, initializeFirestore, setLogLevel } from 'firebase/firestore';
import { createRxDatabase } from 'rxdb';
import { replicateFirestore } from 'rxdb/plugins/replication-firestore';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';

export const COLLECTION = 'documents';
export const STAMP = 'serverTimestamp';
/** As many rows as ours asks for in one page. */
const PAGE = 500;

/** Every field is optional but the key, as in a collection that grows by versions. */
const schemaOf = (fields) => ({
  ...{ version: 0, type: 'object', primaryKey: 'id', required: ['id'] },
  properties: {
    id: { type: 'string', maxLength: 40 },
    ...Object.fromEntries(fields.map((name) => [name, { type: 'number' }])),
  },
});

let devices = 0;

/**
 * A device of a team that uses RxDB: one collection in memory, replicated both ways with Firestore as its documentation
 * advises, with what it does by default about conflicts. `host`: of Firestore. Answers the collection, the replication and how to end both.
 */
export async function openRxdbDevice({ project, host, fields }) {
  devices += 1;
  setLogLevel('silent');
  const app = initializeApp({ projectId: project, apiKey: 'local', appId: 'local' }, `rxdb-${devices}`);
  const firestore = initializeFirestore(app, {});
  const [name, port] = host.split(':');
  // No rule is asked: what they look up is no part of what is measured.
  connectFirestoreEmulator(firestore, name, Number(port), { mockUserToken: 'owner' });
  const db = await createRxDatabase({ name: `device${devices}`, storage: getRxStorageMemory() });
  const collections = await db.addCollections({ [COLLECTION]: { schema: schemaOf(fields) } });
  const replication = replicateFirestore({
    replicationIdentifier: `device${devices}`,
    collection: collections[COLLECTION],
    firestore: { projectId: project, database: firestore, collection: collection(firestore, COLLECTION) },
    pull: { batchSize: PAGE },
    push: { batchSize: PAGE },
    serverTimestampField: STAMP,
    waitForLeadership: false,
  });
  await replication.awaitInitialReplication();
  return {
    rows: collections[COLLECTION],
    replication,
    async close() {
      await replication.cancel();
      await db.close();
      await deleteApp(app);
    },
  };
}
