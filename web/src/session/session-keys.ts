/** What the web storage of the device holds of a session: all of it goes with the session. */
export const SESSION_KEY = 'portal.session';
/** Where older versions kept the portal's tab. */
export const PORTAL_TAB_KEY = 'portal.tab';
export const WITHHELD_KEY = 'portal.withheld';
/** The mark of a session that was ended elsewhere (`ended-session.ts`). */
export const ENDED_KEY = 'portal.ended';
/** Accounts whose closing has begun and not ended; each goes when nothing of it is left. */
export const CLOSINGS_KEY = 'portal.closings';
/** Whose screens were used last on this device, and when (`last-use.ts`). */
export const LAST_USE_KEY = 'portal.last_use';
/** After how many minutes without use the firm locks them. */
export const IDLE_MINUTES_KEY = 'portal.idle_minutes';
/** The firm's own row as this device heard it last (`kept-firm.ts`). */
export const FIRM_KEY = 'portal.firm';
/** This browser is pushed to, for somebody (`device-push.ts`). */
export const PUSH_KEY = 'portal.push';
/** What the person's password is turned into, for unlocking without a connection (`password-proof.ts`). */
export const PASSWORD_PROOF_KEY = 'portal.password_proof';
