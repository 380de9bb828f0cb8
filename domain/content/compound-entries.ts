import { startsWith } from './find-bytes.ts';

/*
 * The compound file of DOC and XLS ([MS-CFB] 2.6.1): a file system whose directory entries are 128 bytes each
 * and are at multiples of that, since every sector does.
 */
const ENTRY_BYTES = 128;
const NAME_LENGTH_AT = 64;
const KIND_AT = 66;
/** Storage, stream, root. */
const KINDS = [1, 2, 5];
const MAGIC = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

/**
 * The names of a compound file's storages and streams, or null where it is none. Every place where an entry
 * can be is read, instead of following the chain of sectors, which a broken or forged file makes unreliable.
 */
export function compoundEntries(bytes: Uint8Array): string[] | null {
  if (!startsWith(bytes, MAGIC)) return null;
  const names: string[] = [];
  for (let at = 0; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
    const name = entryName(bytes.subarray(at, at + ENTRY_BYTES));
    if (name !== null) names.push(name);
  }
  return names;
}

/** UTF-16 with a closing zero that the length counts; null where no entry can be this. */
function entryName(entry: Uint8Array): string | null {
  const length = (entry[NAME_LENGTH_AT] ?? 0) | ((entry[NAME_LENGTH_AT + 1] ?? 0) << 8);
  const isEntry = KINDS.includes(entry[KIND_AT] ?? 0) && length >= 4 && length <= 64 && length % 2 === 0;
  return isEntry ? new TextDecoder('utf-16le').decode(entry.subarray(0, length - 2)) : null;
}
