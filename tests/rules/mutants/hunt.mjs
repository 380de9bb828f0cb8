import { reachedPositions, loadRules } from './loaded-rules.mjs';

/** Runs every file on the rules as they are: all must pass, and what each asks of them is remembered. */
export async function learnReach(suite, rules) {
  for (const file of suite.files) {
    await loadRules(rules);
    const start = Date.now();
    const failed = await suite.failureIn(file);
    if (failed !== null) throw new Error(`Before anything was taken away, '${failed}' failed`);
    file.milliseconds = Date.now() - start;
    file.reached = await reachedPositions();
    file.kills = new Map();
  }
}

/** The test that notices the mutant, or null: those of its collection first, in the files that noticed most there. */
export async function findKiller(suite, rules, mutant) {
  const key = mutant.file === 'storage.rules' ? 'storage' : 'firestore';
  const killsOf = (file) => file.kills.get(mutant.place) ?? 0;
  const files = suite.files
    .filter((file) => reaches(file, mutant))
    .sort((one, other) => killsOf(other) - killsOf(one) || one.milliseconds - other.milliseconds);
  for (const { file, pattern } of probes(files, mutant)) {
    await loadRules({ ...rules, [key]: mutant.text });
    const failed = await suite.failureIn(file, pattern);
    if (failed === null) continue;
    file.kills.set(mutant.place, killsOf(file) + 1);
    return `${file.name}, '${failed}'`;
  }
  return null;
}

/** There is no coverage of storage.rules: a test that reaches them speaks to the bucket. */
const reaches = (file, { file: rules, reach }) =>
  rules === 'storage.rules'
    ? file.asks.includes('storageAs(')
    : file.reached.some((at) => reach.from <= at && at < reach.to);

function probes(files, { place }) {
  const whole = files.map((file) => ({ file }));
  if (place === null || place === 'tenants') return whole;
  const pattern = new RegExp(`\\b${place}\\b`);
  const named = files.filter(({ tests }) => tests.some((name) => pattern.test(name)));
  return [...named.map((file) => ({ file, pattern })), ...whole];
}
