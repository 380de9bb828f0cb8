import { describe, expect, it } from 'vitest';
import {
  BASE_PORTS,
  BENCH_OFFSET,
  BROWSERS_OFFSET,
  CHAOS_OFFSET,
  HIGHEST_OFFSET,
  LINE_OFFSET,
  offsetProblem,
  portPlan,
  SECOND_SIDE_OFFSET,
  SIDE_OFFSET,
} from './ports.mjs';

const LINE = BROWSERS_OFFSET + LINE_OFFSET;
const USED = [0, SIDE_OFFSET, SECOND_SIDE_OFFSET, BENCH_OFFSET, CHAOS_OFFSET, BROWSERS_OFFSET, LINE];

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

  it.each([
    ['both apps of the tests', SIDE_OFFSET],
    ['both apps of the tests', SECOND_SIDE_OFFSET],
    ['the measurements', BENCH_OFFSET],
    ['the runs that stop the backend', CHAOS_OFFSET],
    ['the app of Firefox and WebKit', BROWSERS_OFFSET],
    ['their line to it', LINE],
  ])('of %s (%d) shares no port with any other', (_whose, offset) => {
    const others = USED.filter((used) => used !== offset);
    const taken = new Set(others.flatMap((used) => Object.values(portPlan(used))));
    expect(Object.values(portPlan(offset)).filter((port) => taken.has(port))).toEqual([]);
  });
});

describe('an offset', () => {
  it.each([...USED, 3000, HIGHEST_OFFSET])('of %d can be used', (offset) => {
    expect(offsetProblem(offset)).toBeNull();
  });

  it.each([-1, 1.5, Number.NaN, HIGHEST_OFFSET + 1])('of %d is refused with the range', (offset) => {
    expect(offsetProblem(offset)).toBe(`--offset must be a whole number from 0 to ${HIGHEST_OFFSET}.`);
  });

  it('that puts the app where browsers do not go is refused with the port', () => {
    expect(offsetProblem(1000)).toContain('port 6000');
  });
});
