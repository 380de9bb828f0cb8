import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export type ChartLabel = { readonly id: string; readonly label: string; readonly above?: ReactNode };
type ChartLabelsProps = { readonly labels: readonly ChartLabel[] };

/** Below a chart's columns, each under its own; where they would touch, some stay out. */
export function ChartLabels({ labels }: ChartLabelsProps) {
  return (
    <Labels data-many={labels.length > 8 || undefined} data-crowded={labels.length > 14 || undefined}>
      {labels.map(({ id, label, above }) => (
        <Label key={id}>
          {above !== undefined && (
            <chakra.b display="block" fontWeight="semibold" color="fg">
              {above}
            </chakra.b>
          )}
          {label}
        </Label>
      ))}
    </Labels>
  );
}

const Labels = chakra('div', {
  base: {
    display: 'flex',
    pt: '1.5',
    textStyle: 'floor',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    '&[data-crowded] > :nth-of-type(even)': { visibility: 'hidden' },
    mdDown: {
      '&[data-many] > :nth-of-type(even)': { visibility: 'hidden' },
      '&[data-crowded] > :not(:nth-of-type(4n + 1))': { visibility: 'hidden' },
    },
  },
});
const Label = chakra('span', {
  base: {
    flex: '1 1 0',
    minWidth: '0',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    // Wider than its column where that is narrow.
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
  },
});
