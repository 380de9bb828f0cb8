import { chakra } from '@chakra-ui/react';
import { formatCount } from '@portal/domain';
import type { ReactNode } from 'react';
import { ChartLabels, type ChartLabel } from './chart-labels.tsx';
import type { ChartScale } from './chart-scale.ts';

type ChartPlotProps = {
  readonly scale: ChartScale;
  /** Below the drawing, one for each slot of the same width. */
  readonly labels: readonly ChartLabel[];
  readonly children: ReactNode;
};

/** What columns and lines over the months share: the axis, its lines, and the months below. */
export function ChartPlot({ scale: { ticks }, labels, children }: ChartPlotProps) {
  return (
    <Plot aria-hidden>
      <Ticks>
        {ticks.map((tick) => (
          <span key={tick}>{formatCount(tick)}</span>
        ))}
      </Ticks>
      <Area>
        <Rules>
          {ticks.map((tick) => (
            <span key={tick} />
          ))}
        </Rules>
        {children}
      </Area>
      <chakra.div gridColumn="2">
        <ChartLabels labels={labels} />
      </chakra.div>
    </Plot>
  );
}

const Plot = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '2.5', pt: '2' },
});

/** They are as far from each other as their numbers, so no place has to be worked out. */
const evenly = {
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
  '& > *': { height: '0' },
} as const;

const Ticks = chakra('div', {
  base: {
    ...evenly,
    textStyle: 'floor',
    textAlign: 'right',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    '& > *': { height: '0', lineHeight: '0' },
  },
});
const Area = chakra('div', { base: { position: 'relative', height: '180px' } });
const Rules = chakra('div', {
  base: {
    ...evenly,
    position: 'absolute',
    inset: '0',
    '& > *': { height: '0', borderTopWidth: '1px', borderColor: 'border' },
    '& > :first-of-type': { borderColor: 'border.emphasized' },
  },
});
