import type { EntityName } from '@portal/domain';
import type { LocalAccount } from '#data/local/database-context.ts';
import { documentTables } from '#data/local/document-state-table.ts';
import type { OutboxEntry } from '#data/outbox/outbox-entry.ts';
import { type StorageRefusal, tryToStore } from '#data/storage/try-to-store.ts';
import type { Change } from './change.ts';
import { planChange, type PlannedChange } from './plan-change.ts';
import type { WriteOptions } from './write-options.ts';
import type { WriteResult } from './write-result.ts';

/**
 * A change that the device could not store goes to the server at once, where it waits for nothing else; what the
 * device shows follows with the next pull. Else it is refused aloud.
 */
export async function writeDirectly<E extends EntityName>(
  account: LocalAccount,
  change: Change<E>,
  options: WriteOptions,
  reason: StorageRefusal,
): Promise<WriteResult> {
  const { db, sendDirectly } = account;
  if (sendDirectly === undefined || options.upload !== undefined) return { ok: false, reason };
  const read = await tryToStore(db, () =>
    db.transaction('r', documentTables(db, [change.entity]), async () =>
      planChange(account, change, options),
    ),
  );
  // Not even read: whether anything waits before it is not known.
  if (!read.ok) return { ok: false, reason };
  if (read.value.kind === 'refused') return { ok: false, reason: read.value.reason };
  const entry = read.value.kind === 'planned' ? freeEntry(read.value) : null;
  if (entry === null) return { ok: false, reason };
  switch (await sendDirectly(entry)) {
    case 'sent':
      await endDraft(account, options);
      return { ok: true, id: change.id, op_id: null, sent_directly: reason };
    case 'not_sent':
      return { ok: false, reason };
    case 'refused':
      return { ok: false, reason: 'not_accepted' };
    case 'unknown':
      return { ok: false, reason: 'unconfirmed' };
  }
}

/** The operation, where it is the document's only one and waits for no other, nor for a moment to undo it. */
function freeEntry({ before, after }: Extract<PlannedChange, { kind: 'planned' }>): OutboxEntry | null {
  const [entry, ...others] = after.entries;
  if (entry === undefined || others.length > 0 || before.entries.length > 0) return null;
  return entry.needs.length + entry.after.length === 0 && entry.next_at === 0 ? entry : null;
}

/** What was sent is sent, whether or not its draft can be taken off a device in trouble. */
async function endDraft({ db }: LocalAccount, { also }: WriteOptions): Promise<void> {
  if (also !== undefined) await tryToStore(db, () => db.transaction('rw', db.drafts, async () => also()));
}
