import { openDatabase } from '#data/local/database.ts';
import { createDexieStore } from '#sync/adapters/dexie-store.ts';
import { describeLocalStore } from '../sync/contract/local-store.contract.ts';

describeLocalStore('the local database in this browser', () =>
  createDexieStore(openDatabase('ana', `firm-${crypto.randomUUID()}`)),
);
