import type { RefusalKind } from '@portal/domain';

/** What a callable decides: an answer, or an expected refusal. Anything else that goes wrong is thrown. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; reason: RefusalKind };

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value });
export const refused = (reason: RefusalKind): Outcome<never> => ({ ok: false, reason });
