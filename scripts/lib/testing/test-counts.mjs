/** What a stage of one tool adds: the check itself. */
export const toolCounts = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Vitest's JSON report; null when there is none because it crashed. */
export function vitestCounts(report, code) {
  if (report === null) return { passed: 0, failed: 1 };
  // A file that cannot be imported fails without a single failed test.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  ).length;
  return sound({ passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles }, code);
}

/** Playwright's JSON report; a test that passed on a retry has passed. */
export function playwrightCounts(report, code) {
  if (report === null) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = report.stats;
  return sound({ passed: expected + flaky, failed: unexpected }, code);
}

/** The titles of the browser tests that passed only on a retry. */
export function passedOnRetry(report) {
  const titlesIn = ({ specs = [], suites = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `[${projectName}] ${title}`),
    ),
    ...suites.flatMap(titlesIn),
  ];
  return titlesIn(report ?? {});
}

/** A runner that ran nothing, or failed without naming a test, counts as one failure. */
function sound(counts, code) {
  const isMute = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return isMute ? { ...counts, failed: 1 } : counts;
}

export function sumCounts(all) {
  return all.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}
