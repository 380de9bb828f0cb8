import type { EntityName } from '@portal/domain';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import type { StoredRow } from '#data/local/stored-row.ts';

/** Values as people read them. Other rooms know how; the app says so here. */
export type ArchiveWords = {
  fieldLabel(entity: EntityName, field: string): string;
  fieldText(entity: EntityName, field: string, value: unknown, names: ReadonlyMap<string, string>): string;
  /** Names of the records that these rows point to, as far as the device has them. */
  readNames(
    db: PortalDatabase,
    rows: readonly { entity: EntityName; values: StoredRow }[],
  ): Promise<ReadonlyMap<string, string>>;
};

/** One kind of rows. They are read when their turn comes, so that no archive is in memory as a whole. */
export type ArchivedTable = {
  entity: EntityName;
  title: string;
  /** Of its files in the archive, and of its page. */
  slug: string;
  /** Fields that are not this reader's: left out in every form. */
  without?: readonly string[];
  read(): Promise<StoredRow[]>;
};

export type ArchiveContents = {
  title: string;
  /** What it holds, and what not. */
  about: readonly string[];
  facts: readonly (readonly [label: string, value: string])[];
  tables: readonly ArchivedTable[];
};

/** Why the bytes of a document are not in the archive. */
export type MissingReason = 'offline' | 'refused' | 'not_there' | 'no_access' | 'unknown';

export type ArchivedFile =
  { kind: 'included'; path: string } | { kind: 'missing'; filename: string; reason: MissingReason };

export type ArchiveResult = {
  blob: Blob;
  included: number;
  missing: number;
  /** Of the missing ones those that another try may bring: the connection was lacking. */
  unfetched: number;
};

/** One file of the zip. */
export type ArchiveEntry = { name: string; input: Blob | string; lastModified: Date };
