import { runCommand } from '#scripts/process/command.mjs';

await runCommand(async () => (await import('#scripts/backend/run-backend.mjs')).runBackend);
