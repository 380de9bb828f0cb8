import { type ClientFields, clientSchema, formatTaxId, normalizeTaxId } from '@portal/domain';
import { checkForm, textOrNull } from '#data/writes/check-form.ts';
import { phoneMask } from '#config/phone-mask.ts';
import { masked } from './field-masks.ts';

/** The form as it is typed: every field a text, the optional ones possibly empty. */
export type ClientFormValues = {
  [Field in keyof ClientFields]-?: Field extends 'tax_regime' | 'status' ? ClientFields[Field] : string;
};

/** Decides by the same schema as the server's rules and functions, and says it in the form's words. */
export function checkClientForm(values: ClientFormValues) {
  const candidate = toFields(values);
  return checkForm(clientSchema, candidate, (field) => explain(field, candidate));
}

export function toClientFormValues(client: ClientFields): ClientFormValues {
  return {
    ...optionalTexts((field) => client[field] ?? ''),
    corporate_name: client.corporate_name,
    cnpj_cpf: formatTaxId(client.cnpj_cpf),
    tax_regime: client.tax_regime,
    status: client.status,
    phone: masked(phoneMask, client.phone ?? ''),
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

type OptionalText = {
  [F in keyof ClientFields]-?: null extends ClientFields[F] ? F : never;
}[keyof ClientFields];

const isOptional = (field: keyof ClientFields): field is OptionalText =>
  clientSchema.shape[field].safeParse(null).success;

/** Found once: the import asks for each of thousands of rows. */
const OPTIONAL_TEXTS = FIELDS.filter(isOptional);

/** The fields that may be empty, each with its value. */
export const optionalTexts = <V>(valueOf: (field: OptionalText) => V): Record<OptionalText, V> =>
  Object.fromEntries(OPTIONAL_TEXTS.map((field) => [field, valueOf(field)])) as Record<OptionalText, V>; // one entry for each

function toFields(values: ClientFormValues) {
  return {
    ...optionalTexts((field) => textOrNull(values[field])),
    corporate_name: values.corporate_name.trim(),
    cnpj_cpf: normalizeTaxId(values.cnpj_cpf),
    tax_regime: values.tax_regime,
    status: values.status,
    state: textOrNull(values.state.toUpperCase()),
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
    default:
      return 'Confira este campo.';
  }
}

function explainTaxId(taxId: string): string {
  if (taxId === '') return 'Informe o CNPJ ou o CPF.';
  if (taxId.length !== 11 && taxId.length !== 14) return 'O CNPJ tem 14 caracteres; o CPF, 11.';
  return 'Confira os dois últimos dígitos.';
}
