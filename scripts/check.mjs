import { runCommand } from './lib/command.mjs';

/** The stages that need neither a browser nor a backend. */
const QUICK_STAGES = 'format,lint,types,knip,unit';

await runCommand(async () => {
  const { runTests } = await import('./lib/run-tests.mjs');
  return () => runTests(['--only', QUICK_STAGES]);
});
