import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { bundleScript } from '#scripts/build/bundle-script.mjs';
import { runCommand } from '#scripts/process/command.mjs';
import { BACKEND_EXEC } from '#scripts/testing/test-stages.mjs';
import { inCache, inRoot, ROOT } from '#scripts/paths.mjs';
import { parseOptions } from './options.mjs';

// npm run test:fuzz -- --runs 5000 --seed 7    without a seed: a fresh one, which it prints

await runCommand(async () => async (argv) => {
  const { runs, seeds } = parseOptions(argv);
  const bundle = inCache('fuzz.mjs');
  await bundleScript(inRoot('tests', 'fuzz', 'main.ts'), bundle);
  const child = spawn(process.execPath, [...BACKEND_EXEC, process.execPath, bundle, String(runs), ...seeds], {
    cwd: ROOT,
    stdio: ['inherit', 'pipe', 'inherit'],
    // What the functions read of their installation; nobody is counted here.
    env: {
      ...process.env,
      HOURLY_CALLS_PER_IP: '1000000',
      DEFAULT_TENANT: 'aurora',
      // There is no cloud machine here to ask for credentials.
      METADATA_SERVER_DETECTION: 'none',
    },
  });
  // What the functions log of each refusal is one line of JSON.
  createInterface({ input: child.stdout }).on('line', (line) => line.startsWith('{') || console.log(line));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
});
