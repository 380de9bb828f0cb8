import { chakra } from '@chakra-ui/react';
import { type ChartLine, type ChartSeries, chartInWords, sumOfLine } from './chart-series.ts';

interface StackedColumnsProps {
  readonly title: string;
  readonly series: readonly ChartSeries[];
  /** From left to right; more than a dozen leave out every other label. */
  readonly lines: readonly ChartLine[];
}

const HEIGHT = 180;
const WIDTH = 1000;

/** A column per month, drawn to the width it is given; the labels stand outside of the drawing, so none is stretched. */
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
      <Labels aria-hidden data-dense={lines.length > 12 || undefined}>
        {lines.map((line) => (
          <Label key={line.id}>
            <chakra.b display="block" fontWeight="semibold" color="fg">
              {sumOfLine(line).toLocaleString('pt-BR')}
            </chakra.b>
            {line.label}
          </Label>
        ))}
      </Labels>
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
const Labels = chakra('div', {
  base: {
    display: 'flex',
    pt: '1.5',
    textStyle: 'floor',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    '&[data-dense] > :nth-of-type(even)': { visibility: 'hidden' },
    mdDown: { '& > :nth-of-type(even)': { visibility: { base: 'visible' } } },
  },
});
const Label = chakra('span', {
  base: { flex: '1 1 0', minWidth: '0', textAlign: 'center', whiteSpace: 'nowrap' },
});
