import {
  brandChoice,
  brandContrasts,
  type Brand,
  DEFAULT_IDLE_MINUTES,
  FIRM_MARKS,
  type FirmFields,
  firmSchema,
  formatPhone,
  LEAST_CONTRAST,
  readableColour,
  z,
} from '@portal/domain';
import { checkForm, textOrNull } from '#data/writes/check-form.ts';

type FirmField = Exclude<keyof FirmFields, 'brand'> | keyof Brand;

/** The form as it is typed. */
export type FirmFormValues = Record<FirmField, string>;

export const FIRM_FIELD_LABELS: Record<FirmField, string> = {
  name: 'Nome do escritório',
  legal_name: 'Razão Social',
  email: 'E-mail',
  phone: 'Telefone',
  whatsapp: 'WhatsApp',
  hours: 'Horário de atendimento',
  address: 'Endereço',
  idle_minutes: 'Bloquear a tela da equipe sem uso',
  portfolio_scope: 'O que os aparelhos dos contadores guardam',
  month_day: 'Gerar o mês sozinho',
  short_name: 'Nome curto',
  mark: 'Símbolo',
  colour: 'Cor',
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

/** What a device of an accountant mirrors. */
export const PORTFOLIO_OPTIONS = [
  { value: 'firm', label: 'Toda a firma' },
  { value: 'portfolio', label: 'Só a carteira de cada um' },
];

/** On which day of the month the portal makes its obligations. */
export const MONTH_DAY_OPTIONS = [
  { value: '', label: 'Não: alguém gera' },
  ...Array.from({ length: 28 }, (_, index) => ({
    value: String(index + 1),
    label: `No dia ${String(index + 1)} de cada mês`,
  })),
];

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
    portfolio_scope: firm.portfolio_scope === true ? 'portfolio' : 'firm',
    month_day: String(firm.month_day ?? ''),
    short_name: firm.brand?.short_name ?? '',
    mark: firm.brand?.mark ?? FIRM_MARKS[0],
    colour: firm.brand?.colour ?? '',
  };
}

/** The fields side by side, as the form has them. */
const formSchema = z.strictObject({ ...firmSchema.omit({ brand: true }).shape, ...brandChoice.shape });

export function checkFirmForm(
  values: FirmFormValues,
): { ok: true; fields: FirmFields } | { ok: false; errors: Partial<FirmFormValues> } {
  const candidate = {
    name: values.name.trim(),
    legal_name: values.legal_name.trim(),
    email: textOrNull(values.email),
    phone: digitsOrNull(values.phone),
    whatsapp: digitsOrNull(values.whatsapp),
    hours: textOrNull(values.hours),
    address: textOrNull(values.address),
    idle_minutes: Number(values.idle_minutes),
    portfolio_scope: values.portfolio_scope === 'portfolio',
    month_day: values.month_day === '' ? null : Number(values.month_day),
    short_name: textOrNull(values.short_name),
    mark: values.mark,
    colour: colourOf(values.colour),
  };
  const checked = checkForm(formSchema, candidate, (field) =>
    field === 'colour' ? colourMistake(values.colour) : MISTAKES[field],
  );
  if (!checked.ok) return checked;
  const { short_name, mark, colour, ...fields } = checked.fields;
  return { ok: true, fields: { ...fields, brand: { short_name, mark, colour } } };
}

/** As it is stored: `#0E4B54`; null where nothing was typed. */
export function colourOf(typed: string): string | null {
  const digits = typed.trim().replace(/^#/, '').toUpperCase();
  return digits === '' ? null : `#${digits}`;
}

/** The typed colour, where it is one. */
export function readColour(typed: string): string | null {
  const colour = colourOf(typed);
  return colour !== null && /^#[0-9A-F]{6}$/.test(colour) ? colour : null;
}

/** '7,9 : 1', never more than it is. */
export const ratioText = (ratio: number) =>
  `${(Math.floor(ratio * 10) / 10).toLocaleString('pt-BR', { minimumFractionDigits: 1 })} : 1`;

/** Why a colour is not taken, and which one near it would be. */
function colourMistake(typed: string): string {
  const colour = readColour(typed);
  if (colour === null) return 'Escreva a cor com # e seis dígitos, como #0E4B54.';
  const [light] = brandContrasts(colour);
  const ratio = ratioText(light?.onPanel ?? 1);
  return `Clara demais para ler: ${ratio} sobre o fundo branco, e o mínimo é ${ratioText(LEAST_CONTRAST)}. Um tom mais escuro, como ${readableColour(colour)}, serve.`;
}

const MISTAKES: Record<Exclude<FirmField, 'colour'>, string> = {
  name: 'Informe o nome do escritório.',
  legal_name: 'Informe a razão social.',
  email: 'Confira o e-mail. Exemplo: contato@escritorio.com.br',
  phone: 'Confira o telefone.',
  whatsapp: 'Confira o número do WhatsApp.',
  hours: 'O horário pode ter até 200 letras.',
  address: 'O endereço pode ter até 300 letras.',
  idle_minutes: 'Escolha depois de quanto tempo.',
  portfolio_scope: 'Escolha o que os aparelhos guardam.',
  month_day: 'Escolha o dia.',
  short_name: 'O nome curto pode ter até 24 letras.',
  mark: 'Escolha um símbolo.',
};

/** A number with the country's code is shown as it is written abroad. */
const shownPhone = (phone: string | null) =>
  phone === null ? '' : phone.length > 11 ? `+${phone.replace(/\D/g, '')}` : formatPhone(phone);

function digitsOrNull(typed: string): string | null {
  const digits = typed.replace(/\D/g, '');
  return digits === '' ? null : digits;
}
