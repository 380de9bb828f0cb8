import { visibleFilename } from '#data/files/safe-filename.ts';

/** Longer names are cut: the list is for finding, the record itself is one tap away. */
const MAX_LENGTH = 80;

/** The fields by which people know a record, the most telling first. */
const NAMING_FIELDS = [
  'corporate_name',
  'filename',
  'name',
  'title',
  'full_name',
  'subject',
  'content',
  'description',
];

/** What people know a record by; null where it has nothing of the kind. */
export function recordName(record: Readonly<Record<string, unknown>>): string | null {
  for (const field of NAMING_FIELDS) {
    const value = record[field];
    if (typeof value === 'string' && value.trim() !== '')
      return shorten(field === 'filename' ? visibleFilename(value.trim()) : value.trim());
  }
  return null;
}

const shorten = (name: string) => (name.length <= MAX_LENGTH ? name : `${name.slice(0, MAX_LENGTH - 1)}…`);
