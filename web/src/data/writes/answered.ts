import { log } from '#config/log.ts';
import type { WriteResult } from './write-result.ts';

/**
 * A write's answer, whatever becomes of it: what throws on the way (the code of a write that is not on the device, a
 * database that is gone before anything is asked of it) was not saved either, and the person must hear so.
 */
export async function answered(writing: Promise<WriteResult>): Promise<WriteResult> {
  try {
    return await writing;
  } catch (error) {
    // By its name alone: a message may quote what somebody wrote.
    log('a write failed:', error instanceof Error ? error.name : typeof error);
    return { ok: false, reason: 'storage_failed' };
  }
}
