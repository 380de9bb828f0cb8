import { runCommand } from './lib/command.mjs';

await runCommand(async () => (await import('../bench/run-bench.mjs')).runBench);
