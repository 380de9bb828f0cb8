import { expect, test } from 'vitest';
import { linesOf } from './measure-staff-device.mjs';

test('each promise of a staff device is a line in ms or MB, with what was promised where the machine is slower', () => {
  const start = { what: 'start', value: 505.4, promised: 900, limit: 1_330, name: 'cold_ms' };
  const heap = { what: 'heap', value: 47 * 1024 * 1024 };
  const limit = 120 * 1024 * 1024;
  expect(linesOf([start, { ...heap, promised: limit, limit, name: 'heap_bytes' }])).toEqual([
    { row: '18', measure: 'start', unit: 'ms', ours: 505, goal: 1_330, promised: 900 },
    { row: '18', measure: 'heap', unit: 'MB', ours: 47, goal: 120 },
  ]);
});
