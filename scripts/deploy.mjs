import { runCommand } from './lib/command.mjs';

await runCommand(async () => (await import('./lib/deploy-portal.mjs')).deployPortal);
