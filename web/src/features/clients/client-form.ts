import { type ClientFields, clientSchema, formatTaxId, normalizeTaxId } from '@portal/domain';
import { checkForm, textOrNull } from '#data/writes/check-form.ts';
import { phoneMask } from '#config/phone-mask.ts';
import { masked } from './field-masks.ts';

/** The form as it is typed: every field a text, the optional ones possibly empty. */
export type ClientFormValues = {
  [Field in keyof ClientFields]: Field extends 'tax_regime' | 'status' ? ClientFields[Field] : string;
};

/** Decides by the same schema as the server's rules and functions, and says it in the form's words. */
export function checkClientForm(values: ClientFormValues) {
  const candidate = toFields(values);
  return checkForm(clientSchema, candidate, (field) => explain(field, candidate));
}

export function toClientFormValues(client: ClientFields): ClientFormValues {
  return {
    corporate_name: client.corporate_name,
    trade_name: client.trade_name ?? '',
    cnpj_cpf: formatTaxId(client.cnpj_cpf),
    tax_regime: client.tax_regime,
    status: client.status,
    email: client.email ?? '',
    phone: masked(phoneMask, client.phone ?? ''),
    address: client.address ?? '',
    city: client.city ?? '',
    state: client.state ?? '',
    notes: client.notes ?? '',
  };
}

/**
 * Only what the person changed: two people who edit different fields of one client do not collide. A value
 * that the form merely shows in its own way, such as a phone stored without its marks, is not a change.
 */
export function changedFields(before: ClientFields, after: ClientFields): Partial<ClientFields> {
  const shown = toFields(toClientFormValues(before));
  const changed = FIELDS.filter((field) => shown[field] !== after[field]);
  return Object.fromEntries(changed.map((field) => [field, after[field]]));
}

const FIELDS = clientSchema.keyof().options;

function toFields(values: ClientFormValues) {
  return {
    corporate_name: values.corporate_name.trim(),
    trade_name: textOrNull(values.trade_name),
    cnpj_cpf: normalizeTaxId(values.cnpj_cpf),
    tax_regime: values.tax_regime,
    status: values.status,
    email: textOrNull(values.email),
    phone: textOrNull(values.phone),
    address: textOrNull(values.address),
    city: textOrNull(values.city),
    state: textOrNull(values.state.toUpperCase()),
    notes: textOrNull(values.notes),
  };
}

function explain(field: keyof ClientFields, candidate: ReturnType<typeof toFields>): string {
  switch (field) {
    case 'corporate_name':
      return 'Informe a razão social.';
    case 'cnpj_cpf':
      return explainTaxId(candidate.cnpj_cpf);
    case 'tax_regime':
      return 'Escolha o regime tributário.';
    case 'status':
      return 'Escolha o status.';
    case 'email':
      return 'Confira o e-mail. Exemplo: nome@empresa.com.br';
    case 'state':
      return 'Use a sigla com duas letras. Exemplo: SP';
    case 'trade_name':
    case 'phone':
    case 'address':
    case 'city':
    case 'notes':
      return 'Confira este campo.';
  }
}

function explainTaxId(taxId: string): string {
  if (taxId === '') return 'Informe o CNPJ ou o CPF.';
  if (taxId.length !== 11 && taxId.length !== 14) return 'O CNPJ tem 14 caracteres; o CPF, 11.';
  return 'Confira os dois últimos dígitos.';
}
