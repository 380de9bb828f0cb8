// What is supposed of a month, in one place: docs/scale.md shows these numbers and the costs that follow from them.

/** A year of one company, as a new device finds it. */
export const HISTORY = { documents: 60, obligations: 48, messages: 60, slips: 18, slip_events: 54 };

/** An ordinary scan. */
export const UPLOAD_BYTES = 500_000;

/**
 * Of one client: how often each story is told in a month, and how many mirrored rows change each time; `everywhere`: of these,
 * rows of what every device of the firm has, such as clients and threads.
 */
export const CLIENT_MONTH = {
  'sign in on a new device': { times: 0.1, changes: 0 },
  'come back within a day': { times: 20, changes: 0 },
  'the audit of all scopes': { times: 15, changes: 0 },
  'an hour open, nothing new': { times: 5, changes: 0 },
  'a message of the client': { times: 5, changes: 2, everywhere: 1 },
  'a message of the firm': { times: 5, changes: 2, everywhere: 1 },
  // Of five a month, a slip's is in its own story.
  'a document with its check': { times: 3.5, changes: 2 },
  'a document reviewed': { times: 5, changes: 1 },
  'an edit of the firm': { times: 8, changes: 1, everywhere: 1 },
  'an obligation completed': { times: 4, changes: 1 },
  'a slip published by the firm': { times: 1.5, changes: 3 },
  'a slip seen, opened and paid': { times: 1.5, changes: 3 },
};

/**
 * Of one client, by the clock: a month of its obligations; a reminder seven, three and one day before a slip is due, which is looked at
 * on each day of a fortnight; a digest to every fourth; a calendar of each client that asks every hour, and twenty times finds something new.
 * `overwrites`: each time the same row, which takes no more room.
 */
export const CLOCK_MONTH = {
  'the month made for a client': { times: 1, changes: 7 },
  'a reminder of a slip': { times: 4.5, changes: 0 },
  'a slip looked at on a day': { times: 22.5, changes: 0 },
  'a digest of a client': { times: 7.5, changes: 0 },
  'a calendar asks, nothing is new': { times: 700, changes: 0, overwrites: true },
  'a calendar asks, something is new': { times: 20, changes: 0, overwrites: true },
};

/** Of one of the staff, as many as a firm has devices. */
export const STAFF_CLOCK = { 'the day told to one of the staff': 30 };

/** Of one firm, however many clients it has. */
export const FIRM_MONTH = {
  'the month made for a firm': 1,
  'the schedules of an hour': 720,
};

/** What somebody does in one sitting. */
export const SITTINGS = {
  'an hour of a client': {
    'come back within a day': 1,
    'an hour open, nothing new': 1,
    'a message of the client': 2,
    'a document with its check': 2,
  },
  'a day of an accountant': {
    'the firm comes back within a day': 2,
    'an hour of the firm open': 8,
    'a message of the firm': 20,
    'an obligation completed': 15,
    'a document reviewed': 20,
    'an edit of the firm': 30,
    'a document with its check': 5,
  },
};

/** Of one device of the firm; 22 days of eight hours. */
export const STAFF_MONTH = { 'the firm comes back within a day': 44, 'an hour of the firm open': 176 };

/** What the rules look up is billed as any read: the own row per request; per commit its row, receipt and company too. */
export const LOOKUPS = { ask: 1, commit: 4 };

export const CLIENTS_PER_STAFF_DEVICE = 30;
export const AUDITS_OF_A_STAFF_DEVICE = 22;
/** One in twenty months a device of the firm is new, and mirrors all that it may. */
export const NEW_STAFF_DEVICES = 0.05;
/** At the server; on a device of the firm as long as its window. */
export const YEARS_KEPT = 5;
export const YEARS_ON_DEVICE = 2;
/** Of each client on every device of the firm: the client, its thread, who looks after it, and who has read. */
export const ROWS_EVERYWHERE = 4;
/** Of the devices of a firm whose accountants mirror their portfolios: administrators and supervisors mirror the firm. */
export const SENIOR_DEVICES = 0.2;
/** Of a row or a receipt, with its indexes. */
export const STORED_BYTES = 2_000;

/** US dollars, from the pages named in docs/scale.md. */
export const PRICES = {
  reads: 0.06 / 100_000,
  writes: 0.18 / 100_000,
  stored: 0.18 / 2 ** 30,
  files: 0.026 / 1e9,
  runs: 0.4 / 1e6,
};
/** Of a project: reads and writes each day, runs and bytes each month. */
export const FREE = { reads: 50_000 * 30, writes: 20_000 * 30, stored: 2 ** 30, files: 5e9, runs: 2e6 };

export const SIZES = [
  { clients: 100, firms: 1 },
  { clients: 1_000, firms: 1 },
  { clients: 3_000, firms: 1 },
  { clients: 3_000, firms: 1, portfolio: true },
  { clients: 10_000, firms: 1 },
  { clients: 10_000, firms: 1, portfolio: true },
  { clients: 10_000, firms: 20 },
];
