/** `{name, milliseconds}` of every test of Vitest's JSON report; a report that is not there has none. */
export const vitestDurations = (report) =>
  (report?.testResults ?? []).flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: fullName, milliseconds: duration ?? 0 })),
  );

/** The same of Playwright's, all tries of a story together. */
export function playwrightDurations(report) {
  const durationsIn = ({ specs = [], suites = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, results }) => ({
        name: `[${projectName}] ${title}`,
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
    ...suites.flatMap(durationsIn),
  ];
  return durationsIn(report ?? {});
}

/** Lines that name the slowest tests of all stages, `{stage, name, milliseconds}` each, the slowest first. */
export const slowestLines = (durations, count) =>
  durations
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count)
    .map(
      ({ stage, name, milliseconds }) =>
        `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${stage}: ${name}`,
    );
