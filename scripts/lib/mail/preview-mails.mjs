import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from '../install/install.mjs';
import { inCache, inRoot } from '../paths.mjs';
import { PlainFailure } from '../process/plain-failure.mjs';
import { signalExitCode, Stopping } from '../process/stopping.mjs';
import { previewPage } from './preview-page.mjs';

const USAGE = 'Usage: npm run mail:preview';

/** `npm run mail:preview`: every e-mail as a page and as text, as the functions compose them, and one page with all. */
export async function previewMails(argv) {
  if (argv.length > 0) throw new PlainFailure(`"${argv[0]}" is too much. ${USAGE}`);
  const stopping = new Stopping();
  stopping.listen(signalExitCode);
  await ensureInstalled(stopping, (line) => console.error(line));
  const folder = inCache('mail-preview');
  const examples = await loadExamples();
  // What is no longer sent must not be looked at.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const { name, mail } of examples) {
    await writeFile(join(folder, `${name}.html`), mail.html);
    await writeFile(join(folder, `${name}.txt`), mail.text);
  }
  await writeFile(join(folder, 'index.html'), previewPage(examples));
  console.log(`${examples.length} e-mails, each as .html and .txt:\n${join(folder, 'index.html')}`);
  return 0;
}

async function loadExamples() {
  // What it needs may have been installed just now.
  const { bundleScript } = await import('../build/bundle-script.mjs');
  const bundle = inCache('mail', 'example-mails.mjs');
  await bundleScript(inRoot('functions', 'src', 'mail', 'example-mails.ts'), bundle);
  const { exampleMails } = await import(pathToFileURL(bundle).href);
  return exampleMails();
}
