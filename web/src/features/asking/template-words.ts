import { formatCount, type RequestTemplateFields } from '@portal/domain';
import { REGIME_LABELS } from '#records/labels/client-labels.ts';
import { MONTH_LABELS } from './template-form.ts';

/** Of whom it asks. */
export const regimesText = ({ regimes }: Pick<RequestTemplateFields, 'regimes'>): string =>
  regimes.length === 0 ? 'Todos os regimes' : regimes.map((regime) => REGIME_LABELS[regime]).join(', ');

/** About which months, and by when. */
export function monthsText({ months, due_day }: Pick<RequestTemplateFields, 'months' | 'due_day'>): string {
  const named = months.map((month) => MONTH_LABELS[month - 1]).join(', ');
  return `${months.length === 0 ? 'Todo mês' : `Em ${named}`}, até o dia ${due_day} do mês seguinte`;
}

export const documentsText = (count: number): string => (count === 1 ? '1 documento' : `${count} documentos`);
export const clientsText = (count: number): string =>
  count === 1 ? '1 cliente' : `${formatCount(count)} clientes`;
