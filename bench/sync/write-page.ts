import type { Fields } from '@portal/domain';
import { screenDatabase } from '#data/database.ts';
import { randomId } from '#data/random-id.ts';
import { write } from '#data/write.ts';
import { readStoredSession } from '#session/stored-session.ts';

// Runs in the portal before its own scripts: the function behind each of its forms, with a watch on it.

declare global {
  var benchWrites: (of: { count: number; fields: Fields<'messages'> }) => Promise<number[]>;
}

/** Makes so many messages, one after the other; how long each took to be kept with its outbox entry, in ms. */
globalThis.benchWrites = async ({ count, fields }) => {
  const session = readStoredSession();
  if (session === null) throw new Error('nobody is signed in');
  const { uid, tenant_id } = session;
  const account = { db: screenDatabase(uid, tenant_id), uid, tenant_id };
  const durations: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const start = performance.now();
    const kept = await write(account, { kind: 'create', entity: 'messages', id: randomId(), fields });
    durations.push(performance.now() - start);
    if (!kept.ok) throw new Error(`not kept: ${kept.reason}`);
  }
  return durations;
};
