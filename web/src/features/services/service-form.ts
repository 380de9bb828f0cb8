import { type ServiceFields, serviceSchema } from '@portal/domain';
import { checkForm, textOrNull } from '#data/writes/check-form.ts';
import { centsOf } from '#records/forms/typed-price.ts';

/** The form as it is typed. */
export type ServiceFormValues = { name: string; description: string; price: string; is_active: boolean };

export const SERVICE_FIELD_LABELS: Record<keyof ServiceFormValues, string> = {
  name: 'Nome',
  description: 'Descrição',
  price: 'Preço (R$)',
  is_active: 'Serviço ativo',
};

export const NEW_SERVICE: ServiceFields = { name: '', description: null, price_cents: null, is_active: true };

export function toServiceFormValues(service: ServiceFields): ServiceFormValues {
  return {
    name: service.name,
    description: service.description ?? '',
    price: service.price_cents === null ? '' : (service.price_cents / 100).toFixed(2),
    is_active: service.is_active,
  };
}

export function checkServiceForm(values: ServiceFormValues) {
  const candidate = {
    name: values.name.trim(),
    description: textOrNull(values.description),
    price_cents: centsOf(values.price),
    is_active: values.is_active,
  };
  const checked = checkForm(serviceSchema, candidate, (field) => MISTAKES[field]);
  if (checked.ok) return checked;
  const { price_cents, ...errors } = checked.errors;
  return {
    ok: false as const,
    errors: { ...errors, ...(price_cents === undefined ? {} : { price: MISTAKES.price_cents }) },
  };
}

const MISTAKES: Record<keyof ServiceFields, string> = {
  name: 'Informe o nome do serviço.',
  description: 'Confira este campo.',
  price_cents: 'Confira o preço. Exemplo: 350,00',
  is_active: 'Confira este campo.',
};
