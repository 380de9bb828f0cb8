import { createHash } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Lengths of the ids that Firestore and Auth make themselves. */
const DOCUMENT_ID_LENGTH = 20;
const UID_LENGTH = 28;

export const seededId = (key: string) => lettersOf(`id ${key}`, DOCUMENT_ID_LENGTH);
export const seededUid = (key: string) => lettersOf(`uid ${key}`, UID_LENGTH);

/** A whole number from 0 below `limit`, fixed by the key: adding a row elsewhere shifts nothing. */
export function seededInt(key: string, limit: number): number {
  return createHash('sha256').update(key).digest().readUInt32BE(0) % limit;
}

/** True for about `percent` of all keys. */
export const seededChance = (key: string, percent: number) => seededInt(key, 100) < percent;

function lettersOf(key: string, length: number): string {
  const bytes = createHash('sha512').update(key).digest().subarray(0, length);
  return Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}
