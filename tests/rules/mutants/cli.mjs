import { spawn } from 'node:child_process';
import { runCommand } from '#scripts/command.mjs';
import { BACKEND_EXEC } from '#scripts/test-stages.mjs';
import { inRoot, ROOT } from '#scripts/paths.mjs';
import { parseOptions } from './options.mjs';

// npm run test:rules:mutate                         takes each condition and verb of both rules files away in turn
// npm run test:rules:mutate -- --sample 20 --seed 7 twenty of them

await runCommand(async () => async (argv) => {
  parseOptions(argv);
  const args = [
    ...BACKEND_EXEC,
    process.execPath,
    inRoot('tests', 'rules', 'mutants', 'hunt-mutants.mjs'),
    ...argv,
  ];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
});
