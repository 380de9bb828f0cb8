import { runCommand } from '#scripts/process/command.mjs';

await runCommand(async () => (await import('../bench/run-bench.mjs')).runBench);
