import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { onObjectDeleted, onObjectFinalized } from 'firebase-functions/storage';
import { sizeOfStored } from '../documents/stored-files.ts';
import { db } from '../firestore/admin.ts';
import { BUCKET_TRIGGER_OPTIONS } from '../options.ts';
import { quotaFiles, quotaMegabytes } from '../params.ts';
import { pauseCompany, type Usage } from './pause-company.ts';
import { placeOf, storedFileRef, usageRef } from './stored-file.ts';

/** A row follows its file within seconds; one that does not within a day is reported. */
const ROW_EXPECTED_MS = 24 * 60 * 60 * 1000;
const MEGABYTE = 1024 * 1024;

export const countStoredFile = onObjectFinalized(BUCKET_TRIGGER_OPTIONS, ({ data }) => recount(data.name));
export const countGoneFile = onObjectDeleted(BUCKET_TRIGGER_OPTIONS, ({ data }) => recount(data.name));

/**
 * Updates the counts to what the bucket has at this path now, whatever the event said: events come twice, late and
 * out of order. The bucket is asked while the entry is locked, so the last run has the last word.
 */
async function recount(path: string): Promise<void> {
  const place = placeOf(path);
  if (place === null) return;
  await db.runTransaction(async (transaction) => {
    const ref = storedFileRef(path);
    const before = await transaction.get(ref);
    const usage = await transaction.get(usageRef(place));
    const bytes = await sizeOfStored(path);
    const pause = await pauseCompany(transaction, place, usageAfter(usage, bytesIn(before), bytes));
    if (bytes === null) transaction.delete(ref);
    else if (before.exists) transaction.update(ref, { bytes });
    else transaction.create(ref, { ...place, path, bytes, ...firstLook() });
    pause.write();
  });
}

const bytesIn = (entry: DocumentSnapshot) => (entry.exists ? numberIn(entry, 'bytes') : null);

/** `look_at`: when somebody is to see whether its row has come. */
function firstLook() {
  const now = Date.now();
  return { stored_at: Timestamp.fromMillis(now), look_at: Timestamp.fromMillis(now + ROW_EXPECTED_MS) };
}

function usageAfter(usage: DocumentSnapshot, before: number | null, after: number | null): Usage {
  const files = numberIn(usage, 'files') + Number(after !== null) - Number(before !== null);
  const bytes = numberIn(usage, 'bytes') + (after ?? 0) - (before ?? 0);
  const is_full = files >= quotaFiles.value() || bytes >= quotaMegabytes.value() * MEGABYTE;
  return { files, bytes, is_full, was_full: usage.get('is_full') === true };
}

function numberIn(snapshot: DocumentSnapshot, field: string): number {
  const value: unknown = snapshot.get(field);
  return typeof value === 'number' ? value : 0;
}
