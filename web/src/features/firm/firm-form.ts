import { DEFAULT_IDLE_MINUTES, type FirmFields, firmSchema, formatPhone } from '@portal/domain';
import { checkForm, textOrNull } from '#data/writes/check-form.ts';

/** The form as it is typed. */
export type FirmFormValues = Record<keyof FirmFields, string>;

export const FIRM_FIELD_LABELS: Record<keyof FirmFields, string> = {
  name: 'Nome do escritório',
  legal_name: 'Razão Social',
  email: 'E-mail',
  phone: 'Telefone',
  whatsapp: 'WhatsApp',
  hours: 'Horário de atendimento',
  address: 'Endereço',
  idle_minutes: 'Bloquear a tela da equipe sem uso',
};

/** How long a screen may be unused, as the form offers it; a choice made elsewhere is offered too. */
export function idleOptions(chosen: number = DEFAULT_IDLE_MINUTES) {
  const minutes = [...new Set([5, 10, 15, 30, 60, chosen])].filter((count) => count > 0);
  return [
    ...minutes
      .toSorted((a, b) => a - b)
      .map((count) => ({
        value: String(count),
        label: count === 1 ? 'Depois de 1 minuto' : `Depois de ${String(count)} minutos`,
      })),
    { value: '0', label: 'Nunca' },
  ];
}

export function toFirmFormValues(firm: FirmFields): FirmFormValues {
  return {
    name: firm.name,
    legal_name: firm.legal_name,
    email: firm.email ?? '',
    phone: shownPhone(firm.phone),
    whatsapp: shownPhone(firm.whatsapp),
    hours: firm.hours ?? '',
    address: firm.address ?? '',
    idle_minutes: String(firm.idle_minutes ?? DEFAULT_IDLE_MINUTES),
  };
}

export function checkFirmForm(values: FirmFormValues) {
  const candidate = {
    name: values.name.trim(),
    legal_name: values.legal_name.trim(),
    email: textOrNull(values.email),
    phone: digitsOrNull(values.phone),
    whatsapp: digitsOrNull(values.whatsapp),
    hours: textOrNull(values.hours),
    address: textOrNull(values.address),
    idle_minutes: Number(values.idle_minutes),
  };
  return checkForm(firmSchema, candidate, (field) => MISTAKES[field]);
}

const MISTAKES: Record<keyof FirmFields, string> = {
  name: 'Informe o nome do escritório.',
  legal_name: 'Informe a razão social.',
  email: 'Confira o e-mail. Exemplo: contato@escritorio.com.br',
  phone: 'Confira o telefone.',
  whatsapp: 'Confira o número do WhatsApp.',
  hours: 'O horário pode ter até 200 letras.',
  address: 'O endereço pode ter até 300 letras.',
  idle_minutes: 'Escolha depois de quanto tempo.',
};

/** A number with the country's code is shown as it is written abroad. */
const shownPhone = (phone: string | null) =>
  phone === null ? '' : phone.length > 11 ? `+${phone.replace(/\D/g, '')}` : formatPhone(phone);

function digitsOrNull(typed: string): string | null {
  const digits = typed.replace(/\D/g, '');
  return digits === '' ? null : digits;
}
