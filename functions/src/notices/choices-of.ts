import { DEFAULT_PREFERENCES, type NoticeChoices, preferenceSchema } from '@portal/domain';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { mirroredRef } from '../firestore/write-mirrored.ts';

// A newer release may have added fields.
const choicesSchema = preferenceSchema.omit({ user_id: true }).strip();

export const choicesRef = (tenantId: string, uid: string): DocumentReference =>
  mirroredRef('preferences', tenantId, uid);

/** What somebody chose; what nobody can read is as if nothing were chosen. */
export const choicesOf = (snapshot: DocumentSnapshot): NoticeChoices =>
  choicesSchema.safeParse(snapshot.data()).data ?? DEFAULT_PREFERENCES;
