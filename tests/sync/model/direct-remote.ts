import type { RemoteDatabase } from '#sync/ports.ts';
import { collectTransaction } from './model-remote.ts';
import type { ModelServer } from './model-server.ts';

/** The server without a connection in between: what would it say at this moment? */
export function directRemote(
  server: ModelServer,
  uid: string,
  now: number,
): Pick<RemoteDatabase, 'runTransaction'> {
  return {
    async runTransaction(decide) {
      const { transaction, reads, writes } = collectTransaction(server, uid, async (act) => act());
      const result = await decide(transaction);
      for (const write of writes) server.commit(uid, reads, write, now, now);
      return result;
    },
  };
}
