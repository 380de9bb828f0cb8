import type { EntityName } from '@portal/domain';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { Base, PortalDatabase } from '#data/local/portal-database.ts';
import { documentTables, readStates, saveStates } from '#data/local/document-state-table.ts';
import { type DocumentState, serverVersion, shownRow, withEntries } from '#data/local/document-state.ts';
import { readMeta } from '#data/local/meta.ts';
import { writeTogether } from '#data/writes/write-together.ts';
import { write } from '#data/writes/write.ts';
import type { WriteResult } from '#data/writes/write-result.ts';
import type { UnsentExport } from './export-file.ts';
import { heldVersions, withVersions } from './held-versions.ts';
import { isLostWork } from './is-work.ts';
import type { Difference } from './outbox-entry.ts';
import { ownVersion } from './own-version.ts';

/** Which document it is about. */
export type DifferenceKey = Pick<Difference, 'entity' | 'doc_id'>;

/** All that a person is to decide, the oldest first. */
export async function listDifferences(db: PortalDatabase): Promise<Difference[]> {
  const all = await db.differences.filter(isLostWork).toArray();
  return all.sort((a, b) => (a.found_at < b.found_at ? -1 : 1));
}

/**
 * 'Ficar com a do servidor': the device has what the server has, or nothing. The person's waiting edits of the document
 * stay: what the server makes of them is told of each.
 */
export async function takeTheirs(db: PortalDatabase, key: DifferenceKey): Promise<void> {
  await db.transaction('rw', [...documentTables(db, [key.entity]), db.differences], async () => {
    const open = await readOpen(db, key);
    if (open === null) return;
    const { difference, before } = open;
    await saveStates(db, [{ before, after: asAtServer(before, difference) }]);
    await settle(db, difference);
  });
}

/**
 * 'Enviar a versão deste aparelho': an edit like any other, through the outbox, on top of what the server has. Where it
 * has nothing, edits that wait become part of the row that is made anew. Refused as gone where there is nothing to send.
 */
export async function sendOurs(account: LocalAccount, key: DifferenceKey): Promise<WriteResult> {
  const { db, uid } = account;
  const tables = [...documentTables(db, [key.entity]), db.files, db.differences];
  return writeTogether(account, tables, async () => {
    const open = await readOpen(db, key);
    const role = (await readMeta(db, 'own_row'))?.role ?? null;
    if (open === null) return { ok: false, reason: 'gone' };
    const { difference, before } = open;
    const own = { ...difference, ours: withEdits(difference, before) };
    const change = ownVersion(own, { uid, role }, editedFields(before));
    const isSending = before.entries.some(({ state }) => state === 'sending');
    if (change === null || (change.kind === 'create' && isSending)) return { ok: false, reason: 'gone' };
    const entries = change.kind === 'create' ? [] : before.entries;
    const after = asAtServer({ ...before, entries }, difference);
    if (change.kind === 'patch' && after.row === null) return { ok: false, reason: 'gone' };
    await saveStates(db, [{ before, after }]);
    await settle(db, difference);
    const waited = change.kind === 'create' ? before.entries : [];
    const needs = [...new Set(waited.flatMap((entry) => entry.needs))];
    return write(account, change, { needs });
  });
}

/** What the device said by itself and the server lost is said again; nobody is asked. Of others it stays as it is. */
export async function sayMarksAgain(account: LocalAccount): Promise<void> {
  const marks = await account.db.differences.filter((difference) => !isLostWork(difference)).toArray();
  for (const mark of marks) await sendOurs(account, mark);
}

/** Both versions of each as one file to keep. */
export function exportDifferences(differences: readonly Difference[], now = new Date()): UnsentExport {
  const content = { exported_at: now.toISOString(), differences };
  return {
    filename: `portal-duas-versoes-${now.toISOString().slice(0, 10)}.json`,
    blob: new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }),
  };
}

/** What was held before an earlier restore is to be decided next; of what the device says by itself the last counts. */
async function settle(db: PortalDatabase, difference: Difference): Promise<void> {
  const [, ...earlier] = heldVersions(difference);
  const next = isLostWork(difference) ? withVersions(difference, earlier) : null;
  if (next === null) await db.differences.delete([difference.entity, difference.doc_id]);
  else await db.differences.put(next);
}

async function readOpen(
  db: PortalDatabase,
  { entity, doc_id }: DifferenceKey,
): Promise<{ difference: Difference; before: DocumentState } | null> {
  const [difference, [before]] = await Promise.all([
    db.differences.get([entity, doc_id]),
    readStates(db, entity, [doc_id]),
  ]);
  return difference === undefined || before === undefined ? null : { difference, before };
}

/** The document as the server has it now. What has arrived since, above the device's own revision, is that already. */
function asAtServer(state: DocumentState, { ours, theirs }: Difference): DocumentState {
  const known = serverVersion(state);
  const isNewer = (known.removed_rev ?? known.row?.rev ?? 0) > ours.rev;
  return withEntries(state, isNewer ? known : baseOf(known, theirs), state.entries);
}

function baseOf(known: Base, theirs: Difference['theirs']): Base {
  if (theirs === null) return { ...known, row: null, removed_rev: null };
  return theirs.deleted_at === null
    ? { ...known, row: theirs, removed_rev: null }
    : { ...known, removed_rev: theirs.rev };
}

/** Of a row that is made anew its waiting edits are part; a removal that waits is given up with it. */
function withEdits({ ours, theirs }: Difference, { entries }: DocumentState): Difference['ours'] {
  if (theirs !== null) return ours;
  return (
    shownRow(
      ours,
      entries.filter(({ kind }) => kind === 'patch'),
    ) ?? ours
  );
}

const editedFields = ({ entries }: DocumentState): ReadonlySet<string> =>
  new Set(entries.flatMap(({ patch }) => Object.keys(patch)));

/** So that a screen offers only what can be done. */
export async function readSendable(
  { db, uid }: Pick<LocalAccount, 'db' | 'uid'>,
  differences: readonly Difference[],
): Promise<ReadonlySet<string>> {
  const role = (await readMeta(db, 'own_row'))?.role ?? null;
  const sendable = differences.filter((difference) => ownVersion(difference, { uid, role }) !== null);
  return new Set(sendable.map(keyText));
}

export const keyText = ({ entity, doc_id }: { entity: EntityName; doc_id: string }) => `${entity}/${doc_id}`;
