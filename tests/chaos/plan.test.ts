import { expect, it } from 'vitest';
import { seededRandom } from '../sync/simulator/seeded-random.ts';
import { type Fault, planRun } from './plan.ts';

const plans = Array.from({ length: 200 }, (_, seed) => planRun(seededRandom(seed)));
const kindsOf = (steps: (typeof plans)[number]['steps']) => steps.map(({ kind }) => kind);

it('the same seed plans the same run', () => {
  expect(planRun(seededRandom(7))).toEqual(planRun(seededRandom(7)));
});

it('every run has ten to twenty acts', () => {
  for (const { steps } of plans) {
    const acts = kindsOf(steps).filter((kind) => kind === 'act' || kind === 'cut_short').length;
    expect(acts).toBeGreaterThanOrEqual(10);
    expect(acts).toBeLessThanOrEqual(20);
  }
});

it('every fault comes up, and what takes seconds in a share of the runs alone', () => {
  const share = (fault: Fault | 'cut_short') =>
    plans.filter(({ steps }) => kindsOf(steps).includes(fault)).length / plans.length;
  for (const fault of ['offline', 'unreachable', 'answers_lost', 'full', 'open_tab', 'reload'] as const)
    expect(share(fault), fault).toBeGreaterThan(0.2);
  for (const fault of ['kill', 'cut_short', 'restart_backend', 'update_app'] as const) {
    expect(share(fault), fault).toBeGreaterThan(0.1);
    expect(share(fault), fault).toBeLessThan(0.7);
  }
});

it('nothing ends that has not begun', () => {
  for (const { steps } of plans) {
    const kinds = kindsOf(steps);
    expect(kinds.indexOf('online') === -1 || kinds.indexOf('offline') < kinds.indexOf('online')).toBe(true);
    expect(kinds.indexOf('free') === -1 || kinds.indexOf('full') < kinds.indexOf('free')).toBe(true);
  }
});
