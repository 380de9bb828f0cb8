import { milliseconds } from './table.mjs';

/** The documents of the SDK's list that tells how quick a machine is. */
export const SDK_LIST_ROWS = 2_000;
/** What its cold start took, p95, where the limits of cold starts were promised. */
const SDK_LIST_THEN_MS = 558;

/**
 * A limit in ms is of the machine where it was promised: on a slower one a start may take so much longer as `here_ms` is more than
 * `then_ms`, which are of something that is not ours. On a quicker one the limit stays as it is.
 */
export const limitHere = (limit_ms, { then_ms, here_ms }) =>
  Math.round(limit_ms * Math.max(1, here_ms / then_ms));

/** The same by the SDK's list; says so where it makes a difference. */
export function limitBySdkList(limit_ms, sdk_ms, say) {
  const limit = limitHere(limit_ms, { then_ms: SDK_LIST_THEN_MS, here_ms: sdk_ms });
  if (limit > limit_ms)
    say(
      `${milliseconds(limit_ms)} were promised where the SDK's list takes ${milliseconds(SDK_LIST_THEN_MS)} (p95); here it takes ${milliseconds(sdk_ms)}.`,
    );
  return limit;
}
