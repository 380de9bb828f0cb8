import { rename } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from '../install/install.mjs';
import { inCache, inRoot } from '../paths.mjs';
import { signalExitCode, Stopping } from '../process/stopping.mjs';
import { parseLawArguments } from './law-arguments.mjs';

/** Answers alone go to stdout, one JSON object a line. */
const say = (line) => console.error(line);

/** `npm run law`: dates by law, codes of payment, what a late payment costs; by the same functions as the app. */
export async function askLaw(argv) {
  const wanted = parseLawArguments(argv);
  const stopping = new Stopping();
  stopping.listen(signalExitCode);
  process.stdout.on('error', leaveQuietly);
  await ensureInstalled(stopping, say);
  const { answersOf } = await loadAnswers();
  const input = wanted.question === 'table' ? '' : await readAll(process.stdin);
  for (const answer of answersOf(wanted, input)) process.stdout.write(`${JSON.stringify(answer)}\n`);
  return 0;
}

async function loadAnswers() {
  // What it needs may have been installed just now.
  const { bundleScript } = await import('../build/bundle-script.mjs');
  // Two that ask at the same time never read half a file.
  const [own, bundle] = [inCache('law', `${process.pid}.mjs`), inCache('law', 'answers.mjs')];
  await bundleScript(inRoot('scripts', 'law', 'answers.ts'), own);
  await rename(own, bundle);
  return import(pathToFileURL(bundle).href);
}

async function readAll(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** Who reads may have seen enough, as `head` has. */
function leaveQuietly(error) {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
}
