import { type FirmDayFields, firmDaySchema } from '@portal/domain';
import { checkForm, textOrNull } from '#data/writes/check-form.ts';

export type DayFormValues = Record<'date' | 'name' | 'state' | 'city', string> &
  Pick<FirmDayFields, 'calendar'>;

export const DAY_FIELD_LABELS: Record<keyof DayFormValues, string> = {
  date: 'Data',
  name: 'Nome',
  state: 'Estado',
  city: 'Cidade',
  calendar: 'Fecha',
};

export const toDayFormValues = (day: FirmDayFields | null): DayFormValues => ({
  date: day?.date ?? '',
  name: day?.name ?? '',
  state: day?.state ?? '',
  city: day?.city ?? '',
  calendar: day?.calendar ?? 'both',
});

export const checkDayForm = ({ date, name, state, city, calendar }: DayFormValues) =>
  checkForm<FirmDayFields>(
    firmDaySchema,
    {
      ...{ date, calendar, name: name.trim() },
      ...{ state: textOrNull(state.toUpperCase()), city: textOrNull(city) },
    },
    (field) => MISTAKES[field],
  );

const MISTAKES: Record<keyof FirmDayFields, string> = {
  date: 'Informe a data.',
  name: 'Informe o nome do feriado.',
  state: 'Use a sigla do estado. Exemplo: SP',
  city: 'Confira este campo.',
  calendar: 'Confira este campo.',
};

/** 'Santos, SP' */
export const placeText = ({ state, city }: Pick<FirmDayFields, 'state' | 'city'>): string =>
  [city, state].filter((part) => part !== null).join(', ') || 'Todos os clientes';
