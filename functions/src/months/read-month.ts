import {
  clientRowSchema,
  type Competence,
  firmDaySchema,
  firmLaw,
  type FirmLaw,
  monthOverrideSchema,
  type MonthPreview,
  obligationRowSchema,
  obligationRuleSchema,
  previewMonth,
  ruleClientsOf,
} from '@portal/domain';
import type { Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import { db } from '../firestore/admin.ts';
import { logger } from '../logs/logger.ts';

// A newer release may have added fields.
const clientSchema = clientRowSchema
  .pick({ cnpj_cpf: true, state: true, city: true, status: true, contract_ended_on: true })
  .extend(clientRowSchema.pick({ tax_profile: true, rule_keys_added: true, rule_keys_removed: true }).shape)
  .strip();
const ruleSchema = obligationRuleSchema
  .omit({ signed_off_by: true, signed_off_at: true })
  .extend({ rev: z.int() })
  .strip();
const daySchema = firmDaySchema.strip();
const overrideSchema = monthOverrideSchema.strip();
const madeSchema = obligationRowSchema
  .pick({ client_id: true, rule_key: true, due_date: true, status: true })
  .strip();

/** What generating a month would do for a firm, by the same decisions as on a device. */
export async function readMonth(
  tenantId: string,
  competence: Competence,
): Promise<{ law: FirmLaw; preview: MonthPreview }> {
  const of = (entity: string) => db.collection(`tenants/${tenantId}/${entity}`);
  const standing = (entity: string) => of(entity).where('deleted_at', '==', null);
  const made = of('obligations').where('competence', '==', competence);
  const [clients, rules, days, overrides, obligations] = await Promise.all([
    docsOf(standing('clients').select(...Object.keys(clientSchema.shape))),
    docsOf(standing('obligation_rules')),
    docsOf(standing('firm_days')),
    docsOf(of('month_overrides').where('competence', '==', competence)),
    docsOf(made.select(...Object.keys(madeSchema.shape), 'deleted_at')),
  ]);
  // A month by half of the law would be a wrong one: what cannot be read ends the firm's turn.
  const law = firmLaw({
    rules: rules.map(({ id, data }) => ({
      ...{ id, signed_off_by: null, signed_off_at: null },
      ...ruleSchema.parse(data),
    })),
    days: days.map(({ data }) => daySchema.parse(data)),
    overrides: overrides
      .filter(({ data }) => data['deleted_at'] === null)
      .map(({ data }) => overrideSchema.parse(data)),
  });
  const isThere = ({ data }: Doc) => data['deleted_at'] === null;
  const preview = previewMonth({
    ...{ competence, rules: law.rules, days: law.days, overrides: law.overrides },
    clients: ruleClientsOf(clients.flatMap((doc) => clientOf(tenantId, doc))),
    existing: obligations.filter(isThere).flatMap(({ id, data }) => {
      const { client_id, rule_key, due_date, status } = madeSchema.parse(data);
      const is_completed = status === 'completed';
      return rule_key === undefined ? [] : [{ id, client_id, rule_key, competence, due_date, is_completed }];
    }),
    removed: new Set(obligations.filter((doc) => !isThere(doc)).map(({ id }) => id)),
  });
  return { law, preview };
}

type Doc = { id: string; data: Record<string, unknown> };

async function docsOf(query: Query): Promise<Doc[]> {
  return (await query.get()).docs.map((doc) => ({ id: doc.id, data: doc.data() }));
}

/** One client whose row is wrong keeps no other from its month. */
function clientOf(tenantId: string, { id, data }: Doc) {
  const client = clientSchema.safeParse(data);
  if (client.success) return [{ id, ...client.data }];
  logger.error('a client gets no month: its row breaks its schema', { tenant_id: tenantId, client_id: id });
  return [];
}
