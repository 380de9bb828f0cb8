import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODES, RECOVERY_LENGTH, RECOVERY_LETTERS, z } from '@portal/domain';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { db } from '../firestore/admin.ts';

const storedCodes = z.object({ hashes: z.array(z.string()) });

/** What is left of a person's codes, by their hashes. No rule opens the collection to anybody. */
export function recoveryRef(uid: string): DocumentReference {
  return db.doc(`recovery_codes/${uid}`);
}

export async function readHashes(transaction: Transaction, uid: string): Promise<string[]> {
  const row = await transaction.get(recoveryRef(uid));
  return row.exists ? storedCodes.parse(row.data()).hashes : [];
}

/** 80 random bits each: nothing that could be tried through, so a plain hash keeps them. */
export function makeCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_LETTERS.charAt(randomInt(32))).join(''),
  );
}

export function hashOfCode(uid: string, code: string): string {
  return createHash('sha256').update(`${uid}:${code}`).digest('hex');
}
