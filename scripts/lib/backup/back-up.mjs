import { readFile } from 'node:fs/promises';
import { inRoot } from '../paths.mjs';
import { signalExitCode, Stopping } from '../process/stopping.mjs';
import { parseBackupArguments } from './backup-arguments.mjs';
import { checkBackup } from './check-backup.mjs';
import { keepErasures } from './erasure-ledger.mjs';
import { placeOf, told } from './place.mjs';
import { takeBackup } from './take-backup.mjs';

const say = (line) => console.log(line);

/** `npm run backup`: takes a firm's backup, checks one, or copies the ledger of erasures. */
export async function backUp(argv) {
  const wanted = parseBackupArguments(argv);
  if (wanted.check !== undefined) return check(wanted.check);
  const stopping = new Stopping();
  stopping.listen(signalExitCode);
  const place = await placeOf(wanted, stopping, say);
  if (wanted.erasures !== undefined) return copyErasures(place, wanted);
  const { tenant, to: folder } = wanted;
  const { version } = JSON.parse(await readFile(inRoot('package.json'), 'utf8'));
  const taken = await told(place, 'No backup', () => takeBackup({ ...place, tenant, folder, version, say }));
  tellUnmatched(taken.manifest);
  say(`rows ${taken.rows} files ${taken.files}`);
  return 0;
}

async function copyErasures(place, { tenant, erasures: file }) {
  const kept = await told(place, 'No copy', () => keepErasures({ ...place, tenant, file }));
  say(`erasures ${kept}`);
  return 0;
}

async function check(folder) {
  const { manifest, rows, files, wrong } = await checkBackup(folder);
  if (manifest !== null) {
    say(`${manifest.tenant} of ${manifest.project} as of ${manifest.read_time}`);
    tellUnmatched(manifest);
  }
  for (const line of wrong) say(`wrong: ${line}`);
  say(`rows ${rows} files ${files} wrong ${wrong.length}`);
  return wrong.length === 0 ? 0 : 1;
}

function tellUnmatched({ files_without_row: files, rows_without_file: rows, files_left_out: leftOut }) {
  for (const path of leftOut) say(`left out, since no device could have sent it: ${path}`);
  for (const path of files) say(`file without a row: ${path}`);
  for (const path of rows) say(`row without its file: ${path}`);
}
