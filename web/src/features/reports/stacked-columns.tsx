import { chakra } from '@chakra-ui/react';
import { ChartLabels } from './chart-labels.tsx';
import { type ChartLine, type ChartSeries, chartInWords, sumOfLine } from './chart-series.ts';

type StackedColumnsProps = {
  readonly title: string;
  readonly series: readonly ChartSeries[];
  /** From left to right. */
  readonly lines: readonly ChartLine[];
};

const HEIGHT = 180;
const WIDTH = 1000;

/** A column per month, drawn to the width it is given; the labels are outside of the drawing, so none is stretched. */
export function StackedColumns({ title, series, lines }: StackedColumnsProps) {
  const most = Math.max(1, ...lines.map(sumOfLine));
  const slot = WIDTH / Math.max(1, lines.length);
  return (
    <div role="img" aria-label={chartInWords(title, series, lines)}>
      <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        {lines.map(({ id, values }, column) => {
          let top = HEIGHT;
          return values.map((value, at) => {
            const height = (value / most) * HEIGHT;
            top -= height;
            return (
              <Part
                key={`${id} ${String(at)}`}
                x={column * slot + slot * 0.2}
                width={slot * 0.6}
                y={top}
                height={height}
                fill={series[at]?.color ?? 'fg.muted'}
                stroke={height === 0 ? 'transparent' : (series[at]?.outline ?? 'transparent')}
              />
            );
          });
        })}
      </Drawing>
      <ChartLabels
        labels={lines.map((line) => ({ ...line, above: sumOfLine(line).toLocaleString('pt-BR') }))}
      />
    </div>
  );
}

const Drawing = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: '180px',
    borderBottomWidth: '1px',
    borderColor: 'border.emphasized',
  },
});
const Part = chakra('rect', { base: { vectorEffect: 'non-scaling-stroke', printColorAdjust: 'exact' } });
