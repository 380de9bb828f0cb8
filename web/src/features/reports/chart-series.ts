import { formatCount } from '@portal/domain';

/** One of the parts that a chart's columns or bars are made of. */
export type ChartSeries = {
  label: string;
  /** A colour token. */
  color: string;
  /** Where the colour alone is too pale for a white panel. */
  outline?: string;
};

/** A column or bar: its name, and a number for each series. */
export type ChartLine = { id: string; label: string; values: readonly number[] };

/** The chart as a screen reader hears it: 'Obrigações: 10/2026 – No prazo 8, Em atraso 1; 11/2026 – nada.' */
export function chartInWords(
  title: string,
  series: readonly ChartSeries[],
  lines: readonly ChartLine[],
): string {
  const words = lines.map(({ label, values }) => {
    const parts = series.flatMap(({ label: name }, at) => {
      const value = values[at] ?? 0;
      return value === 0 ? [] : [`${name} ${formatCount(value)}`];
    });
    return `${label} – ${parts.length === 0 ? 'nada' : parts.join(', ')}`;
  });
  return `${title}: ${words.length === 0 ? 'nada' : words.join('; ')}.`;
}

export const sumOfLine = ({ values }: ChartLine): number => values.reduce((sum, value) => sum + value, 0);
