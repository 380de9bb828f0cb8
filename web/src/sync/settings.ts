import { fromInstant, type Instant, toInstant } from '@portal/domain';

/** The engine's numbers, each with its unit and reason; the simulator makes them small. */
export type SyncSettings = {
  /** Rows per page. Listens above some thousand rows stall on the local backend, pages of this size never did. */
  page_rows: number;
  /** A commit may become visible this much after its stamp: a transaction lives 270 s at most. */
  overlap_ms: number;
  /** A listener that lost its server for longer than half an hour is billed anew: its start moves up before. */
  reanchor_ms: number;
  /** And so that it never covers many rows. */
  reanchor_rows: number;
  /** Who was here so short a time ago is told by listeners what is new, without a page for each scope before. */
  just_now_ms: number;
  /** Operations on their way at once. */
  parallel_sends: number;
  /** Scopes paged at once: more only compete for the same connection. */
  parallel_pulls: number;
  /** Companies of one login that are listened to: each takes a listener per collection, some eleven. */
  live_companies: number;
  /** Between two reads of a scope that has no listener: each costs a read at least. */
  rest_ms: number;
  /** Between two progress marks of an upload: each is a write to the database. */
  progress_ms: number;
  /** Between two marks of the last exchange. */
  exchange_mark_ms: number;
  /** Between two audits of a scope: each costs a read per thousand rows. */
  audit_every_ms: number;
  /** Ranges with this many rows or fewer are read instead of halved further. */
  audit_leaf_rows: number;
  /** Removals are remembered by the server for so long; a device that was away longer reads all again. */
  away_ms: number;
  /** What somebody read of before the window stays for so long. */
  older_stays_ms: number;
  /** Where the window of a staff device begins when it is this time at the server. */
  window_start(serverNow: Instant): Instant;
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const WINDOW_MONTHS = 24;
/** Brasília's time, which has had no summer time since 2019. */
const BEHIND_UTC_HOURS = 3;

/** The first day of a month: whole months are on the device, and the beginning moves once a month. */
export function windowStart(serverNow: Instant): Instant {
  const local = new Date(fromInstant(serverNow).getTime() - BEHIND_UTC_HOURS * 60 * MINUTE_MS);
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth() - WINDOW_MONTHS];
  return toInstant(new Date(Date.UTC(year, month, 1, BEHIND_UTC_HOURS)));
}

export const SYNC_SETTINGS: SyncSettings = {
  page_rows: 500,
  overlap_ms: 5 * MINUTE_MS,
  reanchor_ms: 30 * MINUTE_MS,
  reanchor_rows: 500,
  just_now_ms: 60 * MINUTE_MS,
  parallel_sends: 4,
  parallel_pulls: 3,
  live_companies: 4,
  rest_ms: 5 * MINUTE_MS,
  progress_ms: 500,
  exchange_mark_ms: 5_000,
  audit_every_ms: DAY_MS,
  audit_leaf_rows: 30,
  away_ms: 30 * DAY_MS,
  older_stays_ms: DAY_MS,
  window_start: windowStart,
};
