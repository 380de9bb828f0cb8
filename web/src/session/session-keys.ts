/** What the web storage of the device holds of a session: all of it goes with the session. */
export const SESSION_KEY = 'portal.session';
export const PORTAL_TAB_KEY = 'portal.tab';
export const WITHHELD_KEY = 'portal.withheld';
/** The mark of a session that was ended elsewhere (`ended-session.ts`). */
export const ENDED_KEY = 'portal.ended';
/** Accounts whose closing has begun and not ended; each goes when nothing of it is left. */
export const CLOSINGS_KEY = 'portal.closings';
