import type { AppUser, EntityName, Role } from '@portal/domain';
import { setMaxListeners } from 'node:events';
import { ModelLink } from '../model/model-link.ts';
import { createModelRemote } from '../model/model-remote.ts';
import { ModelServer } from '../model/model-server.ts';
import { seededRandom } from '../simulator/seeded-random.ts';
import { VirtualTime } from '../simulator/virtual-time.ts';
import type { RemoteDatabase, RemoteFiles } from '#sync/ports.ts';
import type { RemoteHarness } from '../contract/remote-database.contract.ts';
import { createModelFiles, ModelBucket } from '../model/model-files.ts';
import { appUser } from './app-user.ts';

setMaxListeners(0);

type ModelFirm = Omit<RemoteHarness, 'signIn'> & {
  signIn(uid: string): Promise<{ database: RemoteDatabase; files: RemoteFiles }>;
};

/** The simulator's server as the contract tests drive it. */
export function openModelFirm(): ModelFirm {
  const time = new VirtualTime();
  time.now = Date.parse('2026-11-20T12:00:00Z');
  const server = new ModelServer('firm', 1);
  const bucket = new ModelBucket();
  const random = seededRandom(1);
  let writes = 0;

  async function until(done: () => boolean): Promise<void> {
    for (let step = 0; !done(); step += 1) {
      if (step > 1_000) throw new Error('it never came');
      await time.runUntil(time.now + 100);
    }
  }

  return {
    tenantId: 'firm',
    until,
    addPerson: (name: string, role: Role, client_ids: string[] = []) => {
      server.setUser(appUser(name, 'firm', role, client_ids));
      return Promise.resolve(name);
    },
    changeUser: (uid, change: Partial<AppUser>) => {
      const user = server.user(uid);
      if (user !== null) server.setUser({ ...user, ...change });
      return Promise.resolve();
    },
    writeRows: (entity: EntityName, rows) => {
      for (const [docId, fields] of Object.entries(rows)) {
        writes += 1;
        const op_id = `fn_${String(writes).padStart(8, '0')}`;
        server.writeAsFunction(
          {
            op_id,
            tenant_id: 'firm',
            entity,
            doc_id: docId,
            kind: 'create',
            fields,
            client_id: null,
            changed: [],
          },
          time.now,
        );
      }
      return Promise.resolve();
    },
    writeByHand: (entity, id, { client_id, deleted_at, rev }) => {
      const row = { id, client_id: String(client_id), updated_at: server.stamp(time.now) };
      const is_counted = deleted_at === null && rev !== undefined;
      server.writeByHand({ ...row, entity, rev: Number(rev ?? 0), is_counted });
      return Promise.resolve();
    },
    setEpoch: (epoch) => {
      server.setEpoch(epoch);
      return Promise.resolve();
    },
    row: (entity, id) => Promise.resolve(server.rows.get(`${entity}/${id}`)?.value),
    receipts: (docId) =>
      Promise.resolve(
        [...server.receipts.values()].map(({ value }) => value).filter((r) => r.doc_id === docId),
      ),
    signIn: (uid) => {
      const trouble = { drop_acks: 0, turn_away: 0, late_commits_ms: 0, parts: 0 };
      const link = new ModelLink(time, random.fork(), trouble);
      const database = createModelRemote(server, link, uid, (listener) => {
        void link.step().then(() => listener(uid));
        return () => undefined;
      });
      return Promise.resolve({ database, files: createModelFiles(bucket, server, link, uid) });
    },
    async settled(promise) {
      let isOver = false;
      const over = () => (isOver = true);
      promise.then(over, over);
      await until(() => isOver);
      return promise;
    },
    close: () => Promise.resolve(),
  };
}
