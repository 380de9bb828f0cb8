import { runCommand } from '#scripts/process/command.mjs';

// npm run -s law -- table --from 2024-01 --to 2035-12
// npm run -s law -- pix --stdin < codes.txt
await runCommand(async () => (await import('#scripts/law/ask-law.mjs')).askLaw);
