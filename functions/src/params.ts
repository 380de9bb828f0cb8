import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params';

/*
 * Everything that differs between one installation and another. The values are in `.env.{project}`;
 * a default counts only at deployment (the CLI writes it out), so `.env.demo-portal` names them all.
 */

export const smtpHost = defineString('SMTP_HOST', { description: 'Host of the SMTP server' });
export const smtpPort = defineInt('SMTP_PORT', { default: 587 });
/** Empty means: no authentication, and then the secret below is never read. */
export const smtpUser = defineString('SMTP_USER', { default: '' });
export const smtpPassword = defineSecret('SMTP_PASSWORD');
/** Who has it may tell that addresses take no e-mail: the mail service that is told to call `receiveMailEvents`. */
export const mailEventsKey = defineSecret('MAIL_EVENTS_KEY');
/** A bare address; the name next to it is the firm's. */
export const mailFrom = defineString('MAIL_FROM', { description: 'Sender address of every e-mail' });

/** Where links in e-mails lead when the request's own origin is not one of the firm's domains. */
export const appOrigin = defineString('APP_ORIGIN', { description: 'Address of the app, without a path' });
/** The firm of a visitor whose site is on no firm's list; empty refuses such a sign-up. */
export const defaultTenant = defineString('DEFAULT_TENANT', { default: '' });

/** Of web push (VAPID), both halves; empty: no device can be pushed to, and the private one is never read. */
export const pushPublicKey = defineString('PUSH_PUBLIC_KEY', { default: '' });
export const pushPrivateKey = defineSecret('PUSH_PRIVATE_KEY');
/** A push service on this very machine that is taken for a known one: of tests. Any other address is ignored. */
export const localPushService = defineString('LOCAL_PUSH_SERVICE', { default: '' });

/** What one company may store. */
export const quotaFiles = defineInt('QUOTA_FILES', { default: 10_000 });
export const quotaMegabytes = defineInt('QUOTA_MEGABYTES', { default: 5_120 });
/** Documents, messages and requests, of each, that one client's person may send within an hour. */
export const hourlySends = defineInt('HOURLY_SENDS', { default: 500 });

/** The virus scanner: `host:port` of clamd, or the path of its socket. Empty: the content alone is checked. */
export const clamdAddress = defineString('CLAMD_ADDRESS', { default: '' });

/** Sign-ups and recoveries of one network address per hour; an office behind one address fits into 60. */
export const hourlyCallsPerIp = defineInt('HOURLY_CALLS_PER_IP', { default: 60 });

/** What has had its time is counted in the log, and stays. */
export const retentionDryRun = defineBoolean('RETENTION_DRY_RUN', { default: false });
