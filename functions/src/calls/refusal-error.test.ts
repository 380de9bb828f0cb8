import { REFUSAL_KINDS } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { refusalError } from './refusal-error.ts';

describe('a refusal sent to a caller', () => {
  it.each(REFUSAL_KINDS)('%s carries its kind and a status that is the caller’s fault', (kind) => {
    const error = refusalError(kind);
    expect(error.details).toEqual({ kind });
    expect(error.httpErrorCode.status).toBeGreaterThanOrEqual(400);
    expect(error.httpErrorCode.status).toBeLessThan(500);
  });
});
