import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { runCommand } from '#scripts/process/command.mjs';
import { BACKEND_EXEC } from '#scripts/testing/test-stages.mjs';
import { inRoot, ROOT } from '#scripts/paths.mjs';
import { parseOptions } from './options.mjs';

// npm run test:rules:mutate                         takes each condition and verb of both rules files away in turn
// npm run test:rules:mutate -- --sample 20 --seed 7 twenty of them

/** Each part has a backend of its own, and each first learns which test asks for what: more would learn more than try. */
const MOST_PARTS = 4;

await runCommand(async () => async (argv) => {
  const { parts: wanted } = parseOptions(argv);
  const count = wanted ?? Math.min(availableParallelism(), MOST_PARTS);
  const parts = await Promise.all(Array.from({ length: count }, (_, part) => runPart(argv, part, count)));
  const sum = (key) => parts.reduce((all, part) => all + part[key], 0);
  console.log(`mutants ${sum('tried')} killed ${sum('killed')}`);
  return parts.every(({ code }) => code === 0) ? 0 : 1;
});

/** Tries one part of the mutants; its last line is kept for the sum. */
function runPart(argv, part, count) {
  const script = inRoot('tests', 'rules', 'mutants', 'hunt-mutants.mjs');
  const args = [...BACKEND_EXEC, process.execPath, script, ...argv, '--part', `${part}/${count}`];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['inherit', 'pipe', 'inherit'] });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  let [tried, killed] = [0, 0];
  createInterface({ input: child.stdout }).on('line', (line) => {
    const told = /^mutants (\d+) killed (\d+)$/.exec(line);
    if (told === null) console.log(line);
    else [tried, killed] = [Number(told[1]), Number(told[2])];
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ tried, killed, code: code ?? 1 }));
  });
}
