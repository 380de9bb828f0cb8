import { z } from '../z.ts';
import { taxIdField } from '../tax-id/tax-id.ts';
import { calendarDate, optionalText, requiredText, text } from './fields.ts';

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

/** What a person fills in of a client. */
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

const optionalDate = calendarDate.nullable().optional();

/** The end of the contract with the firm; every field is missing while none was ever said (`privacy/contract-end.ts`). */
export const contractEndSchema = z.strictObject({
  /** null again where the end was taken back. */
  contract_ended_on: optionalDate,
  contract_end_reason: optionalText(500).optional(),
  /** Nothing of the client is erased before, whatever the law says: a lawsuit, an audit. */
  kept_until: optionalDate,
  /** When somebody last made the archive of everything, with all of its files. */
  archived_on: optionalDate,
  /** Written by functions alone: since when the erasure is announced, and when it began. */
  erasure_announced_on: optionalDate,
  erasure_began_on: optionalDate,
});
export type ContractEndFields = z.infer<typeof contractEndSchema>;

/** A client as it is stored. */
export const clientRowSchema = clientSchema.extend(contractEndSchema.shape);

/** What a client may see of its own company; written by functions from `clients`. */
export const companySchema = z.strictObject({
  client_id: z.string(),
  ...clientRowSchema.pick({
    corporate_name: true,
    trade_name: true,
    cnpj_cpf: true,
    tax_regime: true,
    status: true,
    /** From then on its people read, and send nothing. */
    contract_ended_on: true,
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
