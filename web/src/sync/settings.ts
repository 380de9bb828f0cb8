/** The engine's numbers, each with its unit and reason; the simulator makes them small. */
export type SyncSettings = {
  /** Rows per page. Listens above some thousand rows stall on the local backend, pages of this size never did. */
  page_rows: number;
  /** A commit may become visible this much after its stamp; longer than any transaction lives. */
  overlap_ms: number;
  /** A listener that lost its server for longer than half an hour is billed anew: its start moves up before. */
  reanchor_ms: number;
  /** And so that it never covers many rows. */
  reanchor_rows: number;
  /** Operations on their way at once. */
  parallel_sends: number;
  /** Scopes paged at once: more only compete for the same line. */
  parallel_pulls: number;
  /** Between two progress marks of an upload: each is a write to the database. */
  progress_ms: number;
  /** Between two marks of the last exchange. */
  exchange_mark_ms: number;
};

export const SYNC_SETTINGS: SyncSettings = {
  page_rows: 500,
  overlap_ms: 120_000,
  reanchor_ms: 30 * 60_000,
  reanchor_rows: 500,
  parallel_sends: 4,
  parallel_pulls: 3,
  progress_ms: 500,
  exchange_mark_ms: 5_000,
};
