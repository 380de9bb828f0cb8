import { runCommand } from '#scripts/process/command.mjs';

/** The stages that need neither a browser nor a backend. */
const QUICK_STAGES = 'format,lint-changed,types,knip,unit';

await runCommand(async () => {
  const { runTests } = await import('#scripts/testing/run-tests.mjs');
  return () => runTests(['--only', QUICK_STAGES]);
});
