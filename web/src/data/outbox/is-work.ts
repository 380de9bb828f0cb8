import type { EntityName } from '@portal/domain';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { readTogether } from '#data/local/read-together.ts';
import { startingWith } from '#data/local/starting-with.ts';
import type { Difference, OutboxEntry, OutboxState } from './outbox-entry.ts';

// What a device says by itself goes through the outbox like everything else. It is nobody's work: it is not counted, shown,
// exported or asked about. This is the one place that tells the two apart.

/** Of these entities some rows, or all, are said by the device. */
const WITH_MARKS = ['thread_reads', 'slip_events'] as const satisfies EntityName[];

/** How far somebody has read, and that a slip's file has come. */
const isMark = (entity: EntityName, { kind }: Record<string, unknown>): boolean =>
  entity === 'thread_reads' || (entity === 'slip_events' && kind === 'arrived');

/** Whether an operation is somebody's work. */
export const isWork = ({ entity, patch }: Pick<OutboxEntry, 'entity' | 'patch'>): boolean =>
  !isMark(entity, patch);

/** Whether what the server has less of is somebody's work. */
export const isLostWork = ({ entity, ours }: Pick<Difference, 'entity' | 'ours'>): boolean =>
  !isMark(entity, ours);

/** Of the work how much waits, is on its way and needs the person. Thousands may wait: they are counted by index, and marks alone read. */
export function countWork(db: PortalDatabase): Promise<Record<OutboxState, number>> {
  return readTogether(db, [db.outbox], async () => {
    const read = WITH_MARKS.map((entity) => startingWith(db.outbox, '[entity+doc_id]', entity).toArray());
    const marks = (await Promise.all(read)).flat().filter((entry) => !isWork(entry));
    const countIn = async (state: OutboxState) =>
      (await db.outbox.where('state').equals(state).count()) -
      marks.filter((mark) => mark.state === state).length;
    const [queued, sending, parked] = await Promise.all([
      countIn('queued'),
      countIn('sending'),
      countIn('parked'),
    ]);
    return { queued, sending, parked };
  });
}
