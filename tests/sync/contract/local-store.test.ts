import { openTestAccount } from '#data/testing/local-account.ts';
import { createDexieStore } from '#sync/adapters/dexie-store.ts';
import { MemoryDisk } from '../model/memory-disk.ts';
import { createMemoryStore } from '../model/memory-store.ts';
import { describeLocalStore } from './local-store.contract.ts';

describeLocalStore('the local database on Dexie', () => createDexieStore(openTestAccount().db));
describeLocalStore('the local database of the simulator', () => createMemoryStore(new MemoryDisk()));
