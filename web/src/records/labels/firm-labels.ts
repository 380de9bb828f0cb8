import type { FirmMark } from '@portal/domain';

export const FIRM_MARK_LABELS: Record<FirmMark, string> = {
  sunrise: 'Sol',
  letters: 'Iniciais',
  peak: 'Montanha',
  leaf: 'Folha',
  columns: 'Colunas',
};
