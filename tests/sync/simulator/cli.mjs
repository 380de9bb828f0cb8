import { loadSimulator } from './bundle-simulator.mjs';
import { PLANTS } from './plants.mjs';

// npm run sim -- --seed 1 --runs 1000 --devices 3 --ops 60 --page 5
// npm run sim -- --plant 'no overlap'     breaks the engine in this way: must fail, with a trace
// npm run sim -- --plants                 breaks it in every known way, and counts what was noticed

const args = process.argv.slice(2);
const at = args.indexOf('--plant');
if (args.includes('--plants'))
  process.exitCode = await tryAllPlants(args.filter((arg) => arg !== '--plants'));
else if (at >= 0) process.exitCode = await run(args.toSpliced(at, 2), args[at + 1]);
else process.exitCode = await run(args, null);

async function run(options, plant) {
  const { main } = await loadSimulator(plant);
  return main(options);
}

/** A plant is caught when a run of some hundred fails. */
async function tryAllPlants(options) {
  let caught = 0;
  for (const plant of Object.keys(PLANTS)) {
    const { findFailure } = await loadSimulator(plant);
    const failure = await findFailure(['--runs', '300', ...options]);
    if (failure !== null) caught += 1;
    console.log(
      failure === null ? `missed  ${plant}` : `caught  ${plant}: seed ${failure.seed}, ${failure.what}`,
    );
  }
  const total = Object.keys(PLANTS).length;
  console.log(`plants ${total} caught ${caught}`);
  return caught === total ? 0 : 1;
}
