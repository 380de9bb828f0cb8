import { describe, expect, it } from 'vitest';
import { playwrightDurations, slowestLines, vitestDurations } from './test-durations.mjs';

describe('how long the tests of a stage took', () => {
  it('is read from the report of Vitest', () => {
    const testResults = [{ assertionResults: [{ fullName: 'a b', duration: 12 }, { fullName: 'c' }] }];
    expect(vitestDurations({ testResults })).toEqual([
      { name: 'a b', milliseconds: 12 },
      { name: 'c', milliseconds: 0 },
    ]);
    expect(vitestDurations(null)).toEqual([]);
  });

  it('is read from the report of Playwright, all tries together', () => {
    const spec = (title, ...all) => ({
      title,
      tests: [{ projectName: 'phone', results: all.map((duration) => ({ duration })) }],
    });
    const suites = [{ specs: [spec('sends', 10)], suites: [{ specs: [spec('keeps', 20, 5)] }] }];
    expect(playwrightDurations({ suites })).toEqual([
      { name: '[phone] sends', milliseconds: 10 },
      { name: '[phone] keeps', milliseconds: 25 },
    ]);
    expect(playwrightDurations(null)).toEqual([]);
  });

  it('names the slowest, the slowest first', () => {
    const all = [1_000, 3_140, 2_000].map((milliseconds) => ({
      stage: 'unit',
      name: `t${milliseconds}`,
      milliseconds,
    }));
    expect(slowestLines(all, 2)).toEqual(['    3.1 s  unit: t3140', '    2.0 s  unit: t2000']);
  });
});
