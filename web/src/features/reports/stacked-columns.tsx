import { chakra } from '@chakra-ui/react';
import { formatCount } from '@portal/domain';
import { ChartPlot } from './chart-plot.tsx';
import { scaleFor } from './chart-scale.ts';
import { type ChartLine, type ChartSeries, chartInWords, sumOfLine } from './chart-series.ts';

type StackedColumnsProps = {
  readonly title: string;
  readonly series: readonly ChartSeries[];
  /** From left to right. */
  readonly lines: readonly ChartLine[];
};

/** A column per month, as wide as there is room for and never a wall. */
export function StackedColumns({ title, series, lines }: StackedColumnsProps) {
  const scale = scaleFor(Math.max(0, ...lines.map(sumOfLine)));
  const labels = lines.map((line) => ({ ...line, above: formatCount(sumOfLine(line)) }));
  return (
    <div role="img" aria-label={chartInWords(title, series, lines)}>
      <ChartPlot scale={scale} labels={labels}>
        <Slots>
          {lines.map((line) => (
            <Slot key={line.id}>
              <Column style={{ height: `${(sumOfLine(line) / scale.top) * 100}%` }}>
                {line.values.map((value, at) => {
                  const part = series[at];
                  if (value === 0 || part === undefined) return null;
                  return (
                    <Part
                      key={part.label}
                      bg={part.color}
                      borderColor={part.outline ?? 'transparent'}
                      borderWidth={part.outline === undefined ? '0' : '1px'}
                      style={{ flexGrow: value }}
                    />
                  );
                })}
              </Column>
            </Slot>
          ))}
        </Slots>
      </ChartPlot>
    </div>
  );
}

const Slots = chakra('div', { base: { position: 'absolute', inset: '0', display: 'flex' } });
const Slot = chakra('div', {
  base: { flex: '1 1 0', minWidth: '0', display: 'flex', alignItems: 'flex-end', justifyContent: 'center' },
});
/** The first series at the foot. */
const Column = chakra('div', {
  base: { display: 'flex', flexDirection: 'column-reverse', width: '60%', maxWidth: '56px' },
});
const Part = chakra('div', { base: { flexBasis: '0', minHeight: '0', printColorAdjust: 'exact' } });
