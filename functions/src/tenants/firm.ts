import { tenantSchema } from '@portal/domain';
import { logger } from '../logs/logger.ts';
import { z } from 'zod';
import { db } from '../firestore/admin.ts';
import { appOrigin } from '../params.ts';

const { name, email, domains } = tenantSchema.shape;

/** What an e-mail needs to know of the firm; other keys of the row do not matter here. */
const firmSchema = z.object({ name, email, domains });
export type Firm = z.infer<typeof firmSchema>;

/**
 * Each field by itself, so that a row that is wrong in one, or gone, holds up no e-mail: without a name the site speaks
 * for the firm, without domains links lead to the installation.
 */
const readableFirm = z.object({
  name: name.catch(() => new URL(appOrigin.value()).host),
  email: email.catch(null),
  domains: domains.catch([]),
});

export async function readFirm(tenantId: string): Promise<Firm> {
  const data = (await db.doc(`tenants/${tenantId}`).get()).data() ?? {};
  const broken = firmSchema.safeParse(data).error;
  if (broken !== undefined)
    logger.error('firm row breaks its schema', {
      tenant_id: tenantId,
      fields: broken.issues.map(({ path }) => path.join('.')),
    });
  return readableFirm.parse(data);
}
