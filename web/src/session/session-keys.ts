/** What the web storage of the device holds of a session: all of it goes with the session. */
export const SESSION_KEY = 'portal.session';
export const PORTAL_TAB_KEY = 'portal.tab';
