import { bundleSimulator } from './bundle-simulator.mjs';
import { onEachProcessor } from './on-each-processor.mjs';
import { tryMutants } from './try-mutants.mjs';

// npm run sim -- --seed 1 --runs 1000 --devices 3 --ops 60 --page 5
// npm run sim -- --plant 'no overlap'     breaks the engine in this way: must fail, with a trace
// npm run sim -- --plants                 breaks it in every known way, and counts what was noticed

const args = process.argv.slice(2);
const at = args.indexOf('--plant');
if (args.includes('--plants')) process.exitCode = await tryMutants(args.filter((arg) => arg !== '--plants'));
else if (at >= 0) process.exitCode = await run(args.toSpliced(at, 2), args[at + 1]);
else process.exitCode = await run(args, null);

async function run(options, mutant) {
  const address = await bundleSimulator(mutant);
  const { main } = await import(address);
  return main(options, onEachProcessor(address, options));
}
