import { brandSchema, type HexColour, tenantSchema } from '@portal/domain';
import { logger } from '../logs/logger.ts';
import { z } from 'zod';
import { db } from '../firestore/admin.ts';
import { appOrigin } from '../params.ts';

const { name, email, domains } = tenantSchema.shape;

/** Older rows have no brand. */
const brand = z.object({ colour: brandSchema.shape.colour }).optional();

/** What an e-mail needs to know of the firm; other keys of the row do not matter here. */
const firmSchema = z.object({ name, email, domains, brand });
export type Firm = Pick<z.infer<typeof firmSchema>, 'name' | 'email' | 'domains'> & {
  colour: HexColour | null;
};

/**
 * Each field by itself, so that a row that is wrong in one, or gone, holds up no e-mail: without a name the site speaks
 * for the firm, without domains links lead to the installation, without a colour e-mails have the usual one.
 */
const readableFirm = z.object({
  name: name.catch(() => new URL(appOrigin.value()).host),
  email: email.catch(null),
  domains: domains.catch([]),
  brand: brand.catch(undefined),
});

export async function readFirm(tenantId: string): Promise<Firm> {
  const data = (await db.doc(`tenants/${tenantId}`).get()).data() ?? {};
  const broken = firmSchema.safeParse(data).error;
  if (broken !== undefined)
    logger.error('firm row breaks its schema', {
      tenant_id: tenantId,
      fields: broken.issues.map(({ path }) => path.join('.')),
    });
  const { brand: shown, ...firm } = readableFirm.parse(data);
  return { ...firm, colour: shown?.colour ?? null };
}
