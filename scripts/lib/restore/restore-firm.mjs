import { setTimeout } from 'node:timers/promises';
import { checkBackup } from '../backup/check-backup.mjs';
import { filesOfFirm } from '../backup/bucket-files.mjs';
import { keptErasures, liveErasures } from '../backup/erasure-ledger.mjs';
import { rowsOfBackup } from '../backup/read-lines.mjs';
import { PlainFailure } from '../process/plain-failure.mjs';
import { databaseOf } from './database.mjs';
import { closeFirm, openFirm } from './epoch.mjs';
import { ErasedClients } from './erased-clients.mjs';
import { ErasedPeople } from './erased-people.mjs';
import { LostFiles } from './lost-files.mjs';
import { putBackAccounts } from './put-back-accounts.mjs';
import { putBackFiles } from './put-back-files.mjs';
import { settleRows } from './settle-rows.mjs';

const SHOWN = 20;

/**
 * Puts a firm back to what the folder holds: its rows and receipts are those and no others, its files what the bucket and the
 * folder have together, its accounts those of today. Closed from the first change to the last. Answers `{rows, files}`.
 *
 * @param place  `{apis, project, bucket, accounts, closedAtLeastMs}`
 * @param onClosed  told once the firm is closed: what ends from there on leaves it so
 */
export async function restoreFirm({ place, tenant, folder, erasures, onClosed, say }) {
  const { apis, project, bucket } = place;
  const { manifest, rows, files, wrong } = await checkBackup(folder);
  refuseWrong(wrong);
  if (manifest.tenant !== tenant)
    throw new PlainFailure(`${folder} is the backup of ${manifest.tenant} in ${manifest.project}.`);
  const kept = erasures === null ? [] : await keptErasures(erasures, tenant);
  // Whether there is a bucket at all is known before anything changes.
  const { listed } = await filesOfFirm(apis, bucket, tenant);
  const database = databaseOf(apis, project);

  const epoch = await closeFirm({ database, tenant, restoredTo: manifest.read_time });
  onClosed();
  const how = epoch.wasBegun ? 'goes on being put back' : 'is closed and goes back';
  say(`${tenant} of ${project} ${how} to ${manifest.read_time}`);
  const patience = epoch.closedAt + place.closedAtLeastMs - Date.now();
  if (patience > 0) say('Waiting for what functions had begun');
  await setTimeout(Math.max(0, patience));

  await database.writeEach(kept.map(({ path, fields }) => database.put(path, fields, { exists: false })));
  const ledger = [...kept, ...(await liveErasures(apis, project, tenant))];
  const revision = { at: epoch.at, salt: epoch.id };
  const erased = new ErasedPeople(ledger, revision);
  const erasedClients = new ErasedClients(ledger, revision);
  if (epoch.intoEmpty) {
    const { made, told } = await putBackAccounts({
      ...{ apis, accounts: place.accounts, database, folder, manifest, erased, epoch, say },
    });
    say(`${made} accounts without passwords, ${told} e-mails for a new one`);
  }

  const { uploaded, others, held } = await putBackFiles({
    ...{ apis, bucket, folder, manifest, listed },
    isErased: (path) => erasedClients.hasFile(path),
  });
  say(`${files} files, ${uploaded} of them sent now`);
  for (const path of others) say(`has other bytes in the bucket, which stay: ${path}`);

  const lost = new LostFiles(held, revision);
  const wanted = () => wantedRows(folder, manifest, [erased, erasedClients, lost]);
  const settled = await settleRows({ apis, project, tenant, database, wanted, say });
  say(`${settled.written} rows put back, ${settled.removed} taken away`);
  for (const path of lost.paths) say(`row without its file: ${path}`);

  await openFirm({ database, tenant, id: epoch.id });
  say(`${tenant} is open again`);
  return { rows, files };
}

function refuseWrong(wrong) {
  if (wrong.length === 0) return;
  const shown = wrong.slice(0, SHOWN).map((line) => `  ${line}`);
  if (wrong.length > SHOWN) shown.push(`  and ${wrong.length - SHOWN} more`);
  throw new PlainFailure(['Refused: this is no whole backup. Nothing was changed.', ...shown].join('\n'));
}

/** The firm's own rows, as they are to stand: each part may make the next revision of a row. */
async function* wantedRows(folder, manifest, parts) {
  for await (const { path, fields } of rowsOfBackup(folder, manifest))
    if (path.startsWith('tenants/'))
      yield* parts.reduce((rows, part) => rows.flatMap((row) => part.rowsOf(row)), [{ path, fields }]);
}
