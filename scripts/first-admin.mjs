import { runCommand } from '#scripts/process/command.mjs';

await runCommand(async () => (await import('#scripts/deploy/make-first-admin.mjs')).makeFirstAdmin);
