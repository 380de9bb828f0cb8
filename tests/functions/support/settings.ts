export const PROJECT = 'demo-portal';
export const BUCKET = `${PROJECT}.firebasestorage.app`;
/** Few enough that a test can use them up. */
export const HOURLY_CALLS_PER_IP = 5;
export const QUOTA_FILES = 40;
export const QUOTA_MEGABYTES = 3;
export const HOURLY_SENDS = 40;
/** `.env.demo-portal` of the functions. */
export const MAIL_EVENTS_KEY = 'local-mail-events';
/** `.env.demo-portal` of the functions. */
export const APP_ORIGIN = 'http://localhost:5000';
export const DEFAULT_TENANT = 'aurora';
