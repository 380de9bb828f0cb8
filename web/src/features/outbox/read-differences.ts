import type { EntityName } from '@portal/domain';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { keyText, listDifferences, readSendable } from '#data/outbox/difference-actions.ts';
import type { Difference } from '#data/outbox/outbox-entry.ts';
import { differingFields } from '#data/outbox/own-version.ts';
import { recordField } from '#records/history/record-fields.ts';
import { recordName } from '#records/history/record-name.ts';
import { ENTITY_LABELS } from '#records/labels/entity-labels.ts';
import { isEmpty, type Names } from './words/field-value.ts';
import { readNames } from './words/known-names.ts';

/** A document of which the server has less, with what a person knows it by. */
export type ShownDifference = {
  difference: Difference;
  title: string;
  /** Those a person reads, of the fields that differ. */
  fields: string[];
  names: Names;
  /** Whether this person could send the device's version. */
  canSend: boolean;
};

export async function readDifferences(account: Pick<LocalAccount, 'db' | 'uid'>): Promise<ShownDifference[]> {
  const differences = await listDifferences(account.db);
  const [sendable, names] = await Promise.all([
    readSendable(account, differences),
    readNames(
      account.db,
      differences.flatMap(({ entity, ours, theirs }) =>
        [ours, theirs].flatMap((values) => (values === null ? [] : [{ entity, values }])),
      ),
    ),
  ]);
  return differences.map((difference) => ({
    difference,
    title: titleOf(difference, names),
    fields: shownFields(difference),
    names,
    canSend: sendable.has(keyText(difference)),
  }));
}

const titleOf = ({ entity, ours }: Difference, names: Names) =>
  recordName(ours) ?? names.get(String(ours['client_id'])) ?? ENTITY_LABELS[entity];

/** Of a row that the server lacks, what is empty tells nothing. */
function shownFields(difference: Difference): string[] {
  const { entity, ours, theirs } = difference;
  return differingFields(difference).filter(
    (field) =>
      recordField(entity, field)?.[1].kind !== 'internal' && !(theirs === null && isEmpty(ours[field])),
  );
}

/** Rows that could not be read, by kind. */
export async function readQuarantine(db: PortalDatabase): Promise<ReadonlyMap<EntityName, number>> {
  const rows = await db.quarantine.toArray();
  const counts = new Map<EntityName, number>();
  for (const { entity } of rows) counts.set(entity, (counts.get(entity) ?? 0) + 1);
  return counts;
}
