import { runCommand } from './lib/command.mjs';

await runCommand(async () => (await import('./lib/start-portal.mjs')).startPortal);
