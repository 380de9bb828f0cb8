import { describe, expect, test } from 'vitest';
import type { OutboxEntry } from '#data/outbox/outbox-entry.ts';
import { waitingEntry } from '#data/testing/outbox-entry.ts';
import type { Clock } from '#sync/ports.ts';
import { sendDirectly } from '#sync/push/send-directly.ts';
import { ModelLink } from './model/model-link.ts';
import { createModelRemote } from './model/model-remote.ts';
import { ModelServer } from './model/model-server.ts';
import { seededRandom } from './simulator/seeded-random.ts';
import { VirtualTime } from './simulator/virtual-time.ts';
import { appUser } from './support/app-user.ts';

const NO_TROUBLE = { drop_acks: 0, turn_away: 0, late_commits_ms: 0, parts: 0 };

const NOTE = waitingEntry('ana_direct0001', {
  entity: 'notes',
  doc_id: 'n1',
  kind: 'create',
  patch: { title: 'Reunião', content: 'Às 15h', category: null, client_id: null },
  base_rev: 0,
});

/** A firm with Ana in it, and her connection to it. */
function openLine(role: 'accountant' | 'client' = 'accountant') {
  const time = new VirtualTime();
  time.now = Date.parse('2026-11-20T12:00:00Z');
  const server = new ModelServer('firm', 1);
  server.setUser(appUser('ana', 'firm', role, []));
  const link = new ModelLink(time, seededRandom(1), { ...NO_TROUBLE });
  const database = createModelRemote(server, link, 'ana', () => () => undefined);
  const clock: Clock = {
    now: () => time.now,
    monotonic: () => time.now,
    after: (ms, run) => time.after(ms, run),
  };
  const send = async (entry: OutboxEntry, ms = 60_000) => {
    const outcome = sendDirectly({ database, clock }, entry);
    await time.runUntil(time.now + ms);
    return outcome;
  };
  return { time, server, link, send, database };
}

/** From the first commit on no answer comes back. */
function losesAnswersFrom(server: ModelServer, link: ModelLink): void {
  const commit = server.commit.bind(server);
  server.commit = (...asked) => {
    if (server.receipts.size === 0) link.trouble.drop_acks = 1;
    return commit(...asked);
  };
}

describe('an operation sent past the outbox', () => {
  test('is applied with its receipt', async () => {
    const { server, send } = openLine();
    expect(await send(NOTE)).toBe('sent');
    expect(server.rows.get('notes/n1')?.value).toMatchObject({ rev: 1, title: 'Reunião' });
    expect(server.receipts.has(NOTE.op_id)).toBe(true);
  });

  test('is tried again when its answer was lost, and applied once', async () => {
    const { server, link, send } = openLine();
    losesAnswersFrom(server, link);
    link.time.after(5_000, () => (link.trouble.drop_acks = 0));
    expect(await send(NOTE)).toBe('sent');
    expect(server.rows.get('notes/n1')?.value).toMatchObject({ rev: 1 });
  });

  test('is called unknown where no answer to its commit ever comes', async () => {
    const { server, link, send } = openLine();
    losesAnswersFrom(server, link);
    expect(await send(NOTE)).toBe('unknown');
    expect(server.receipts.has(NOTE.op_id)).toBe(true);
  });

  test('has not left the device where no read was answered', async () => {
    const { server, link, send } = openLine();
    link.passes = false;
    expect(await send(NOTE)).toBe('not_sent');
    expect(server.receipts.size).toBe(0);
  });

  test('is refused where the rules refuse it', async () => {
    const { server, send } = openLine('client');
    expect(await send(NOTE)).toBe('refused');
    expect(server.rows.has('notes/n1')).toBe(false);
  });

  test('is refused where a person would have to decide', async () => {
    const { send } = openLine();
    await send(NOTE);
    const patch = { ...NOTE, kind: 'patch', base_rev: 1 } as const;
    const edit = {
      ...patch,
      op_id: 'ana_direct0002',
      patch: { content: 'Às 16h' },
      base_values: { content: 'Às 15h' },
    };
    expect(await send(edit)).toBe('sent');
    const late = {
      ...patch,
      op_id: 'ana_direct0003',
      patch: { content: 'Às 9h' },
      base_values: { content: 'Às 15h' },
    };
    expect(await send(late)).toBe('refused');
  });
});
