import { setMaxListeners } from 'node:events';
import { expect, inject, test } from 'vitest';
import { RealFirm } from './support/real-firm.ts';
import { recordTrace } from './traces/record-trace.ts';
import { Replay, type Reply } from './traces/replay-trace.ts';

// One signal for some dozen pulls is no leak.
setMaxListeners(0);

// What the simulator proves is worth as much as its server is like the real one.

const refusals: Reply[] = [];

test.each([
  { name: 'rights that change', args: ['--seed', '12', '--ops', '150', '--revoke', '0.1'] },
  { name: 'lost answers and races', args: ['--seed', '6', '--ops', '70', '--drop-acks', '0.3'] },
  { name: 'many devices on few rows', args: ['--seed', '7', '--ops', '150', '--devices', '5'] },
])(
  'the model and the local backend answer a run with $name alike',
  { timeout: 120_000 },
  async ({ args }) => {
    const trace = await recordTrace([
      ...args,
      '--leave',
      '0',
      '--storage-faults',
      '0',
      '--late-commits',
      '0s',
    ]);
    const firm = new RealFirm(inject('syncBackend'));
    const replay = await Replay.open(firm, trace);
    const replies: Reply[] = [];
    for (const step of trace.steps) {
      const reply = await replay.take(step);
      if (reply !== null) replies.push(reply);
    }
    const unlike = replies
      .filter(({ model, backend }) => model !== backend)
      .map(({ step, model, backend }) => `${step}: ${model} and not ${backend}`);
    expect([...new Set(unlike)]).toEqual([]);
    expect(replies.length).toBeGreaterThan(50);
    refusals.push(...replies.filter(({ model }) => model === 'permission_denied'));
    for (const { user, scopes } of trace.listings) expect(await replay.listed(user)).toEqual(scopes);
    await firm.close();
  },
);

test('the runs held refusals too', () => {
  expect(refusals.length).toBeGreaterThan(5);
});
