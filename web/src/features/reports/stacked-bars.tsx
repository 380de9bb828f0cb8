import { chakra } from '@chakra-ui/react';
import { formatCount } from '@portal/domain';
import { type ChartLine, type ChartSeries, chartInWords, sumOfLine } from './chart-series.ts';

type StackedBarsProps = {
  readonly title: string;
  readonly series: readonly ChartSeries[];
  /** From the top down. */
  readonly lines: readonly ChartLine[];
};

/** A bar for each name, its length beside the longest. */
export function StackedBars({ title, series, lines }: StackedBarsProps) {
  const most = Math.max(1, ...lines.map(sumOfLine));
  return (
    <Bars role="img" aria-label={chartInWords(title, series, lines)}>
      {lines.map((line) => {
        let left = 0;
        return (
          <div key={line.id} aria-hidden>
            <Name>
              <chakra.span truncate>{line.label}</chakra.span>
              <b>{formatCount(sumOfLine(line))}</b>
            </Name>
            <Drawing viewBox="0 0 1000 12" preserveAspectRatio="none">
              {line.values.map((value, at) => {
                const width = (value / most) * 1000;
                const x = left;
                left += width;
                return (
                  <Part
                    key={series[at]?.label ?? at}
                    {...{ x, width }}
                    y="0"
                    height="12"
                    fill={series[at]?.color ?? 'fg.muted'}
                    stroke={width === 0 ? 'transparent' : (series[at]?.outline ?? 'transparent')}
                  />
                );
              })}
            </Drawing>
          </div>
        );
      })}
    </Bars>
  );
}

const Bars = chakra('div', { base: { display: 'grid', gap: '2.5', gridTemplateColumns: 'minmax(0, 1fr)' } });
const Name = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    mb: '1',
    textStyle: 'dense',
    '& > b': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  },
});
const Drawing = chakra('svg', { base: { display: 'block', width: 'full', height: '12px', bg: 'bg.subtle' } });
const Part = chakra('rect', { base: { vectorEffect: 'non-scaling-stroke', printColorAdjust: 'exact' } });
