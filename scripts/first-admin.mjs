import { runCommand } from './lib/command.mjs';

await runCommand(async () => (await import('./lib/make-first-admin.mjs')).makeFirstAdmin);
