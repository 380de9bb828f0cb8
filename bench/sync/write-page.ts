import type { Fields } from '@portal/domain';
import { screenDatabase } from '#data/local/database.ts';
import { randomId } from '#data/local/random-id.ts';
import { write } from '#data/writes/write.ts';

// Runs in a page before its own scripts: the function behind each form of the portal, with a watch on it.

type Writes = {
  uid: string;
  tenant_id: string;
  count: number;
  fields: Fields<'messages'>;
  /** Between two of them. */
  pause_ms: number;
};

declare global {
  var benchWrites: (of: Writes) => Promise<number[]>;
}

/** Makes so many messages, one after the other; how long each took to be kept with its outbox entry, in ms. */
globalThis.benchWrites = async ({ uid, tenant_id, count, fields, pause_ms }) => {
  const account = { db: screenDatabase(uid, tenant_id), uid, tenant_id };
  const durations: number[] = [];
  for (let index = 0; index < count; index += 1) {
    if (pause_ms > 0) await new Promise((resolve) => setTimeout(resolve, pause_ms));
    const start = performance.now();
    const kept = await write(
      account,
      { kind: 'create', entity: 'messages', id: randomId(), fields },
      { new_id: true },
    );
    durations.push(performance.now() - start);
    if (!kept.ok) throw new Error(`not kept: ${kept.reason}`);
  }
  return durations;
};
