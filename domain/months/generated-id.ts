import { sha256 } from '@noble/hashes/sha2.js';
import type { Competence } from '../entities/fields.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const LENGTH = 20;

/**
 * The id of the obligation that a rule makes for a client and a month: the same on every device and in the functions, so that
 * two who generate a month make one row. In small letters: a file of that name is one on every system.
 */
export function generatedId(clientId: string, ruleKey: string, competence: Competence): string {
  // No id, key or month has a line break in it, so no two sets of them make one text.
  const bytes = sha256(new TextEncoder().encode([clientId, ruleKey, competence].join('\n')));
  return Array.from(bytes.subarray(0, LENGTH), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
}
