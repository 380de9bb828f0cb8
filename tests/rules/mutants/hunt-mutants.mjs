import { readFileSync } from 'node:fs';
import { inRoot } from '#scripts/paths.mjs';
import { findMutants } from './find-mutants.mjs';
import { findKiller, learnReach } from './hunt.mjs';
import { parseOptions, sampleOf } from './options.mjs';
import { openSuite } from './suite.mjs';

// Runs inside the local backend (cli.mjs): takes one thing of the rules away after the other.

const options = parseOptions(process.argv.slice(2));
const read = (name) => readFileSync(inRoot(name), 'utf8');
const rules = { firestore: read('firestore.rules'), storage: read('storage.rules') };
const all = [
  ...findMutants('firestore.rules', rules.firestore),
  ...findMutants('storage.rules', rules.storage),
];
const mutants = sampleOf(all, options);

const suite = await openSuite();
await learnReach(suite, rules);
let killed = 0;
for (const mutant of mutants) {
  const killer = await findKiller(suite, rules, mutant);
  if (killer !== null) killed += 1;
  console.log(killer === null ? `SURVIVED ${mutant.name}` : `killed   ${mutant.name} by ${killer}`);
}
await suite.close();
console.log(`mutants ${mutants.length} killed ${killed}`);
process.exit(killed === mutants.length ? 0 : 1);
