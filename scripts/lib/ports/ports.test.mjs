import { describe, expect, it } from 'vitest';
import {
  BASE_PORTS,
  BENCH_OFFSET,
  CHAOS_OFFSET,
  HIGHEST_OFFSET,
  offsetProblem,
  portPlan,
  SIDE_OFFSET,
} from './ports.mjs';

describe('a port plan', () => {
  it('is the usual ports without an offset', () => {
    expect(portPlan(0)).toEqual(BASE_PORTS);
    expect(portPlan(0)).toMatchObject({ app: 5000, auth: 9099, firestore: 8080, smtp: 1025, mail: 1080 });
  });

  it('keeps every distance from the port of the app', () => {
    const plan = portPlan(3000);
    const distances = Object.keys(BASE_PORTS).map((key) => plan[key] - plan.app - (BASE_PORTS[key] - 5000));
    expect(new Set(distances)).toEqual(new Set([0]));
  });

  it('shares no port with the one that the tests use alongside it', () => {
    const usual = new Set(Object.values(portPlan(0)));
    expect(Object.values(portPlan(SIDE_OFFSET)).filter((port) => usual.has(port))).toEqual([]);
  });

  it('of the measurements shares no port with either of them', () => {
    const taken = new Set([...Object.values(portPlan(0)), ...Object.values(portPlan(SIDE_OFFSET))]);
    expect(Object.values(portPlan(BENCH_OFFSET)).filter((port) => taken.has(port))).toEqual([]);
  });

  it('of the runs that stop the backend shares none with any of them', () => {
    const taken = new Set(
      [0, SIDE_OFFSET, BENCH_OFFSET].flatMap((offset) => Object.values(portPlan(offset))),
    );
    expect(Object.values(portPlan(CHAOS_OFFSET)).filter((port) => taken.has(port))).toEqual([]);
  });
});

describe('an offset', () => {
  it.each([0, SIDE_OFFSET, BENCH_OFFSET, CHAOS_OFFSET, 3000, HIGHEST_OFFSET])(
    'of %d can be used',
    (offset) => {
      expect(offsetProblem(offset)).toBeNull();
    },
  );

  it.each([-1, 1.5, Number.NaN, HIGHEST_OFFSET + 1])('of %d is refused with the range', (offset) => {
    expect(offsetProblem(offset)).toBe(`--offset must be a whole number from 0 to ${HIGHEST_OFFSET}.`);
  });

  it('that puts the app where browsers do not go is refused with the port', () => {
    expect(offsetProblem(1000)).toContain('port 6000');
  });
});
