import { chakra } from '@chakra-ui/react';
import { ChartPlot } from './chart-plot.tsx';
import { scaleFor } from './chart-scale.ts';
import { type ChartLine, type ChartSeries, chartInWords } from './chart-series.ts';

type TrendLinesProps = {
  readonly title: string;
  readonly series: readonly ChartSeries[];
  /** From left to right. */
  readonly lines: readonly ChartLine[];
};

const HEIGHT = 180;
const WIDTH = 1000;

/** A line per series over the months. */
export function TrendLines({ title, series, lines }: TrendLinesProps) {
  const scale = scaleFor(Math.max(0, ...lines.flatMap(({ values }) => values)));
  const slot = WIDTH / Math.max(1, lines.length);
  const pointOf = (line: ChartLine, column: number, at: number) => ({
    x: (column + 0.5) * slot,
    y: HEIGHT - ((line.values[at] ?? 0) / scale.top) * HEIGHT,
  });
  return (
    <div role="img" aria-label={chartInWords(title, series, lines)}>
      <ChartPlot scale={scale} labels={lines}>
        <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
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
      </ChartPlot>
    </div>
  );
}

const Drawing = chakra('svg', {
  base: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    // The dots of 0 and of the highest are on the edges.
    overflow: 'visible',
  },
});
const stroke = { fill: 'none', vectorEffect: 'non-scaling-stroke', printColorAdjust: 'exact' } as const;
const Line = chakra('polyline', { base: { ...stroke, strokeWidth: '2px', strokeLinejoin: 'round' } });
const Dot = chakra('path', { base: { ...stroke, strokeWidth: '7px', strokeLinecap: 'round' } });
