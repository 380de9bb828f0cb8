import type { ArchiveWords } from '#features/privacy/archive/archive.ts';

/** Values in an archive read as they do where conflicts are compared. The code comes with the first archive. */
export async function loadArchiveWords(): Promise<ArchiveWords> {
  const [{ fieldValue }, { fieldLabel }, { readNames }] = await Promise.all([
    import('#features/outbox/words/field-value.ts'),
    import('#records/history/record-fields.ts'),
    import('#features/outbox/words/known-names.ts'),
  ]);
  return { fieldLabel, fieldText: fieldValue, readNames };
}
