import { openWorld, type World } from '../rules/support/open-world.ts';
import { type SeededRandom, seededRandom } from '../sync/simulator/seeded-random.ts';
import { randomRowCase, type RowCase } from './row-case.ts';
import { callDisagreement, randomCallCase } from './try-call.ts';
import { rowDisagreement } from './try-row.ts';

// Runs inside the local backend (cli.mjs): <runs> <seed> [<seed>]
const [runs = 0, ...seeds] = process.argv.slice(2).map(Number);
/** Of so many cases one is a call. */
const ONE_CALL_IN = 6;

const { world, close } = await openWorld();
let disagreements = 0;
for (const seed of seeds) {
  console.log(`seed ${seed}`);
  const random = seededRandom(seed);
  for (let run = 0; run < runs / seeds.length; run += 1) {
    const found = await (random.below(ONE_CALL_IN) === 0 ? tryCall(random) : tryRow(world, random));
    if (found === null) continue;
    disagreements += 1;
    console.log(`seed ${seed}, run ${run}: ${found}`);
  }
}
await close();
console.log(`fuzz ${runs} disagreements ${disagreements}`);
process.exit(disagreements === 0 ? 0 : 1);

async function tryCall(random: SeededRandom): Promise<string | null> {
  const made = randomCallCase(random);
  const why = await callDisagreement(made);
  return why === null ? null : `${why}: ${made.name} ${JSON.stringify(made.input)}`;
}

async function tryRow(firms: World, random: SeededRandom): Promise<string | null> {
  const made = randomRowCase(random);
  const why = await rowDisagreement(firms, made);
  if (why === null) return null;
  const { author, kind, entity, name, fields, honest } = await smallest(firms, made);
  const odd = Object.entries(fields).filter(([key, value]) => key === name || value !== honest[key]);
  return `${why}: ${author} ${kind} ${entity}.${name} ${JSON.stringify(Object.fromEntries(odd))}`;
}

/** The same with every other field set back to an honest value that it disagrees with as well. */
async function smallest(firms: World, made: RowCase): Promise<RowCase> {
  let kept = made;
  for (const name of Object.keys(made.honest)) {
    const tried = { ...kept, fields: { ...kept.fields, [name]: made.honest[name] } };
    if (name !== made.name && (await rowDisagreement(firms, tried)) !== null) kept = tried;
  }
  return kept;
}
