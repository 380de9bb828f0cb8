import { isPrivacyRequestOpen, privacyRequestSchema } from '@portal/domain';
import { done, refused, type Outcome } from '../calls/outcome.ts';
import { isLive, type MirroredRow } from '../firestore/write-mirrored.ts';

/** A newer release may have added fields. */
const rowSchema = privacyRequestSchema.strip();

/** Who asked to be deleted and still waits for it. */
export function openErasureRequest(row: MirroredRow<'privacy_requests'>): Outcome<string> {
  if (!isLive(row)) return refused('not_found');
  const { kind, state, user_id } = rowSchema.parse(row.snapshot.data());
  return kind === 'erase' && isPrivacyRequestOpen(state) ? done(user_id) : refused('request_closed');
}
