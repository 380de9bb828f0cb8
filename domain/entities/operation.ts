/** `{uid}_{random}`, so that nobody can take another's id; functions write as `fn`. */
export const makeOperationId = (author: string, random: string) => `${author}_${random}`;
export const FUNCTION_AUTHOR = 'fn';

/** The receipt's `client_id`: the row's own where the entity has one, null elsewhere. */
export function receiptClientId(fields: Record<string, unknown>): string | null {
  const { client_id } = fields;
  return typeof client_id === 'string' ? client_id : null;
}
