import type { Closing } from '#data/closing/closing-flag.ts';
import type { OutboxEntry, Upload } from '#data/outbox/outbox-entry.ts';
import type { MemoryDisk } from './memory-disk.ts';

/** Unsent work of an account that was closed on the device, outside of every account. */
export type MemoryHandover = {
  closing: Closing;
  operations: OutboxEntry[];
  uploads: Pick<Upload, 'document_id' | 'storage_path'>[];
  files: Map<string, Blob | 'missing'>;
  is_complete: boolean;
};

export type MemoryHandovers = Map<string, MemoryHandover>;

/**
 * As `handOver` of the data room: the list first, each file copied before its original goes, then the mark. A tab may
 * die at each `step`; the next call goes on.
 */
export async function handOver(
  disk: MemoryDisk,
  handovers: MemoryHandovers,
  closing: Closing,
  step: () => Promise<void>,
): Promise<void> {
  await disk.transaction(async () => disk.emptyMirror());
  if (!closing.hands_over) return;
  await step();
  const handover = handovers.get(closing.id) ?? listUnsent(disk, closing);
  handovers.set(closing.id, handover);
  for (const { document_id } of handover.uploads) {
    await step();
    if (!handover.files.has(document_id))
      handover.files.set(document_id, disk.files.get(document_id) ?? 'missing');
    await step();
    if (handover.files.get(document_id) !== 'missing') disk.files.delete(document_id);
  }
  await step();
  handover.is_complete = true;
}

function listUnsent(disk: MemoryDisk, closing: Closing): MemoryHandover {
  return structuredClone({
    closing,
    operations: disk.entries(),
    uploads: [...disk.uploads.values()],
    files: new Map(),
    is_complete: false,
  });
}
