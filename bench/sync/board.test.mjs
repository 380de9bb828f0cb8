import { describe, expect, it } from 'vitest';
import { bestOther, boardOf, cellsOf, inOrder, isMet, losesTo, ratioOf } from './board.mjs';

const time = { row: '1', measure: 'first list', unit: 'ms', ours: 50, others: { a: 500, b: 200 }, goal: 120 };
const speed = {
  row: '14',
  measure: 'mirror',
  unit: 'rows/s',
  ours: 5000,
  others: { a: 1700, b: 900 },
  goal: 8000,
  least: true,
};

describe('a line of the board', () => {
  it('is held against the best of the others, whichever way is better', () => {
    expect(bestOther(time)).toEqual({ name: 'b', value: 200 });
    expect(ratioOf(time)).toBe(4);
    expect(bestOther(speed)).toEqual({ name: 'a', value: 1700 });
    expect(ratioOf(speed)).toBeCloseTo(2.94);
  });

  it('has met its goal at the goal, and not where nothing was measured', () => {
    expect(isMet(time)).toBe(true);
    expect(isMet({ ...time, ours: 120 })).toBe(true);
    expect(isMet({ ...time, ours: 121 })).toBe(false);
    expect(isMet({ ...time, ours: null })).toBe(false);
    expect(isMet(speed)).toBe(false);
    expect(isMet({ ...speed, ours: 8000 })).toBe(true);
  });

  it('says to whom it loses', () => {
    expect(losesTo(time)).toBeNull();
    expect(losesTo({ ...time, ours: 300 })).toEqual({ name: 'b', value: 200 });
    expect(losesTo({ ...speed, ours: 1000 })).toEqual({ name: 'a', value: 1700 });
    expect(losesTo({ ...time, others: {} })).toBeNull();
  });

  it('shows what was not measured as that, and never as a figure', () => {
    expect(cellsOf({ row: '6', measure: 'runs that fail', unit: 'runs', ours: null, goal: 0 })).toEqual([
      '6',
      'runs that fail',
      'not measured',
      '-',
      '-',
      '-',
      '<= 0 runs',
      'NO',
    ]);
  });

  it('shows the promised goal where that of this machine differs', () => {
    const goalOf = (line) => cellsOf(line)[6];
    expect(goalOf({ ...time, goal: 180, promised: 120 })).toBe('<= 180 ms, promised 120 ms');
    expect(goalOf({ ...time, promised: 120 })).toBe('<= 120 ms');
    expect(goalOf({ ...speed, goal: 6000, promised: 8000 })).toBe('>= 6000 rows/s, promised 8000 rows/s');
  });

  it('shows the floor where there is one', () => {
    expect(cellsOf({ ...time, floor: 40.4 })).toEqual([
      '1',
      'first list',
      '50 ms',
      '200 ms, b',
      '4.00x',
      '40 ms',
      '<= 120 ms',
      'yes',
    ]);
  });
});

it('the board is in the order of the rows', () => {
  expect(inOrder([speed, { ...time, row: '-' }, time]).map(({ row }) => row)).toEqual(['1', '14', '-']);
  expect(boardOf([speed, time]).split('\n')[2]).toMatch(/^1 /);
});
