import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.mjs';

test('a call waits for the one before, also where that one fails, and each has its own answer', async () => {
  const order = [];
  const act = oneAtATime(async (name) => {
    order.push(`${name} begins`);
    await Promise.resolve();
    order.push(`${name} ends`);
    if (name === 'first') throw new Error('no room');
    return name;
  });
  const [first, second] = await Promise.allSettled([act('first'), act('second')]);
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect([first.status, second.value]).toEqual(['rejected', 'second']);
});
