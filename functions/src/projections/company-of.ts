import { companySchema, type CompanyFields } from '@portal/domain';
import { z } from 'zod';

/** The same fields, from a row that has more. */
const visibleFields = z.object(companySchema.shape);

/** What a client may see of its own company; null when the row breaks its schema (a wrong check digit, say). */
export function companyOf(clientId: string, client: Record<string, unknown>): CompanyFields | null {
  const parsed = visibleFields.safeParse({ ...client, client_id: clientId });
  return parsed.success ? parsed.data : null;
}
