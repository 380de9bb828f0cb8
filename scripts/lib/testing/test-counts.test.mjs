import { describe, expect, it } from 'vitest';
import { passedOnRetry, playwrightCounts, sumCounts, toolCounts, vitestCounts } from './test-counts.mjs';

const report = (passed, failed, testResults = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults,
});

describe('the counts of a stage', () => {
  it('are one check for a tool', () => {
    expect([toolCounts(0), toolCounts(1), toolCounts(null)]).toEqual([
      { passed: 1, failed: 0 },
      { passed: 0, failed: 1 },
      { passed: 0, failed: 1 },
    ]);
  });

  it('are those of the report', () => {
    expect(vitestCounts(report(7, 0), 0)).toEqual({ passed: 7, failed: 0 });
    expect(vitestCounts(report(7, 2), 1)).toEqual({ passed: 7, failed: 2 });
  });

  it('count a file that could not be imported as one failure', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const failed = { status: 'failed', assertionResults: [{ status: 'failed' }] };
    expect(vitestCounts(report(3, 1, [broken, failed]), 1)).toEqual({ passed: 3, failed: 2 });
  });

  it.each([
    ['crashed without a report', null, 1],
    ['ran nothing', report(0, 0), 0],
    ['was ended by a signal', null, null],
  ])('are one failure for a stage that %s', (_what, found, code) => {
    expect(vitestCounts(found, code)).toEqual({ passed: 0, failed: 1 });
  });

  it('are not green when the runner failed with only passed tests', () => {
    expect(vitestCounts(report(5, 0), 1)).toEqual({ passed: 5, failed: 1 });
  });

  it('take a browser test that passed on a retry as passed', () => {
    const stats = { expected: 4, flaky: 1, unexpected: 2, skipped: 0 };
    expect(playwrightCounts({ stats }, 1)).toEqual({ passed: 5, failed: 2 });
    expect(playwrightCounts(null, 1)).toEqual({ passed: 0, failed: 1 });
  });

  it('name the browser tests that needed a retry', () => {
    const spec = (title, status) => ({ title, tests: [{ projectName: 'phone', status }] });
    const suites = [
      { specs: [spec('sends', 'expected')], suites: [{ specs: [spec('keeps', 'flaky')] }] },
      { specs: [spec('asks', 'unexpected')] },
    ];
    expect(passedOnRetry({ suites })).toEqual(['[phone] keeps']);
    expect(passedOnRetry(null)).toEqual([]);
  });

  it('are added up', () => {
    const all = [toolCounts(0), toolCounts(1), vitestCounts(report(7, 2), 1)];
    expect(sumCounts(all)).toEqual({ passed: 8, failed: 3 });
  });
});
