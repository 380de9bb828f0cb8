import { chakra } from '@chakra-ui/react';
import { ChartLabels } from './chart-labels.tsx';
import { type ChartLine, type ChartSeries, chartInWords } from './chart-series.ts';

type TrendLinesProps = {
  readonly title: string;
  readonly series: readonly ChartSeries[];
  /** From left to right. */
  readonly lines: readonly ChartLine[];
};

const HEIGHT = 180;
const WIDTH = 1000;

/** A line per series over the months, each from 0 to the highest of all. */
export function TrendLines({ title, series, lines }: TrendLinesProps) {
  const most = Math.max(1, ...lines.flatMap(({ values }) => values));
  const slot = WIDTH / Math.max(1, lines.length);
  const pointOf = (line: ChartLine, column: number, at: number) => ({
    x: (column + 0.5) * slot,
    y: HEIGHT - ((line.values[at] ?? 0) / most) * HEIGHT,
  });
  return (
    <div role="img" aria-label={chartInWords(title, series, lines)}>
      <Top aria-hidden>{most.toLocaleString('pt-BR')}</Top>
      <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        {series.map(({ label, color }, at) => {
          const points = lines.map((line, column) => pointOf(line, column, at));
          return (
            <g key={label}>
              <Line points={points.map(({ x, y }) => `${x},${y}`).join(' ')} stroke={color} />
              {points.map(({ x, y }) => (
                // A stroke of no length with round ends is a dot that stays round however wide the drawing gets.
                <Dot key={x} d={`M${x} ${y}h0`} stroke={color} />
              ))}
            </g>
          );
        })}
      </Drawing>
      <ChartLabels labels={lines} />
    </div>
  );
}

const Top = chakra('div', { base: { textStyle: 'floor', color: 'fg.muted', mb: '1' } });
const Drawing = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: '180px',
    // The dots of 0 and of the highest are on the edges.
    overflow: 'visible',
    borderTopWidth: '1px',
    borderBottomWidth: '1px',
    borderColor: 'border',
    borderBottomColor: 'border.emphasized',
  },
});
const stroke = { fill: 'none', vectorEffect: 'non-scaling-stroke', printColorAdjust: 'exact' } as const;
const Line = chakra('polyline', { base: { ...stroke, strokeWidth: '2px', strokeLinejoin: 'round' } });
const Dot = chakra('path', { base: { ...stroke, strokeWidth: '7px', strokeLinecap: 'round' } });
