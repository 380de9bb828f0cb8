import { z } from '../z.ts';
import { taxIdField } from '../tax-id/tax-id.ts';
import { optionalText, requiredText, text } from './fields.ts';

export const TAX_REGIMES = ['simples_nacional', 'lucro_presumido', 'lucro_real', 'mei'] as const;
export const CLIENT_STATUSES = ['active', 'inactive'] as const;

export const taxRegime = z.enum(TAX_REGIMES);
export const clientStatus = z.enum(CLIENT_STATUSES);
export type TaxRegime = z.infer<typeof taxRegime>;
export type ClientStatus = z.infer<typeof clientStatus>;

/** Two capital letters (unidade federativa), or null. */
const federativeUnit = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .nullable();

export const clientSchema = z.strictObject({
  corporate_name: requiredText(200),
  trade_name: optionalText(200),
  /** CNPJ or CPF without mask, upper case. */
  cnpj_cpf: taxIdField,
  tax_regime: taxRegime,
  status: clientStatus,
  email: z.email().max(254).nullable(),
  phone: optionalText(20),
  address: optionalText(300),
  city: optionalText(100),
  state: federativeUnit,
  /** Staff only: it never reaches the `companies` projection. */
  notes: text(5000).nullable(),
});
export type ClientFields = z.infer<typeof clientSchema>;

/** What a client may see of its own company; written by functions from `clients`. */
export const companySchema = z.strictObject({
  client_id: z.string(),
  ...clientSchema.pick({
    corporate_name: true,
    trade_name: true,
    cnpj_cpf: true,
    tax_regime: true,
    status: true,
  }).shape,
});
export type CompanyFields = z.infer<typeof companySchema>;

export const NEW_CLIENT: ClientFields = {
  corporate_name: '',
  trade_name: null,
  cnpj_cpf: '',
  tax_regime: 'simples_nacional',
  status: 'active',
  email: null,
  phone: null,
  address: null,
  city: null,
  state: null,
  notes: null,
};
