import { readStoredSession } from '#session/stored-session.ts';
import { prefetchScreen } from './prefetch-screen.ts';

const session = readStoredSession();

/** Whether somebody was signed in when this page began: there is something on the device to show. */
export const wasSignedIn = session !== null;

/**
 * Settles when what the first screen reads is there, or is not worth waiting for. Asked as soon as this file runs,
 * before all else of the app: the database answers while the rest starts.
 */
export const firstReads: Promise<void> =
  session === null ? Promise.resolve() : prefetchScreen(session, location);
