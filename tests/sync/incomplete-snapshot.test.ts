import { setMaxListeners } from 'node:events';
import { expect, test } from 'vitest';
import { createSyncEngine } from '#sync/create-sync-engine.ts';
import type { ListenHandlers } from '#sync/ports.ts';
import { createMemoryStore } from './model/memory-store.ts';
import { MemoryDisk } from './model/memory-disk.ts';
import { createModelFiles, ModelBucket } from './model/model-files.ts';
import { ModelLink } from './model/model-link.ts';
import { createModelRemote } from './model/model-remote.ts';
import { ModelServer } from './model/model-server.ts';
import { DeviceClock } from './simulator/device-clock.ts';
import { seededRandom } from './simulator/seeded-random.ts';
import { TabLocks } from './simulator/tab-locks.ts';
import { VirtualTime } from './simulator/virtual-time.ts';
import { appUser } from './support/app-user.ts';

setMaxListeners(0);

/** A device of one accountant, whose listener of services says what the test wants. */
function openDevice() {
  const time = new VirtualTime();
  time.now = Date.parse('2026-11-20T12:00:00Z');
  const server = new ModelServer('firm', 1);
  server.setUser(appUser('rui', 'firm', 'accountant', []));
  const link = new ModelLink(time, seededRandom(1), {
    drop_acks: 0,
    turn_away: 0,
    late_commits_ms: 0,
    parts: 0,
  });
  const remote = createModelRemote(server, link, 'rui', (listener) => {
    void link.step().then(() => listener('rui'));
    return () => undefined;
  });
  const disk = new MemoryDisk();
  const listeners: ListenHandlers[] = [];
  const engine = createSyncEngine({
    account: { uid: 'rui', tenant_id: 'firm' },
    ports: {
      store: createMemoryStore(disk),
      database: {
        ...remote,
        listen(query, handlers) {
          if (query.scope.entity !== 'services') return remote.listen(query, handlers);
          listeners.push(handlers);
          return () => undefined;
        },
      },
      files: createModelFiles(new ModelBucket(), server, link, 'rui'),
      connectivity: {
        isOnline: () => true,
        watch: () => () => undefined,
        watchWake: () => () => undefined,
        watchOpened: () => () => undefined,
      },
      release: server.release('1.0.0'),
      leader: new TabLocks(true).leaderOf(link),
      clock: new DeviceClock(time).ofTab(link),
      random: () => 0.5,
    },
    onMembership: () => undefined,
  });
  engine.start();
  return { time, server, disk, listeners };
}

test('an answer that is not whole makes nothing safe, and its rows are kept', async () => {
  const { time, server, disk, listeners } = openDevice();
  await time.runUntil(time.now + 60_000);
  const before = disk.cursors.get('services');
  const later = server.stamp(time.now + 3_600_000);
  const row = {
    id: 's1',
    tenant_id: 'firm',
    rev: 1,
    created_at: later,
    created_by: 'fn',
    updated_at: later,
    updated_by: 'fn',
    last_op: 'fn_00000001',
    deleted_at: null,
  };

  listeners[0]?.onRows([row], false, []);
  await time.settled();
  expect(disk.table('services').get('s1')).toEqual(row);
  expect(disk.cursors.get('services')).toEqual(before);

  listeners[0]?.onRows([], true, []);
  await time.settled();
  expect(disk.cursors.get('services')).toMatchObject({ updated_at: later, safe_at: later, id: 's1' });
});
