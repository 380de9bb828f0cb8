import { chakra } from '@chakra-ui/react';

type ChartLegendProps = {
  readonly series: readonly {
    readonly label: string;
    /** A colour token. */
    readonly color: string;
    /** Where the colour alone is too pale for a white panel. */
    readonly outline?: string;
    /** A pattern over the colour. */
    readonly image?: string;
  }[];
};

/** The colours by their names; said aloud by the chart itself. */
export function ChartLegend({ series }: ChartLegendProps) {
  return (
    <Legend aria-hidden>
      {series.map(({ label, color, outline, image }) => (
        <chakra.span key={label} display="inline-flex" alignItems="center" gap="1.5">
          <Swatch bg={color} outlineColor={outline ?? 'transparent'} bgImage={image} />
          {label}
        </chakra.span>
      ))}
    </Legend>
  );
}

const Legend = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    rowGap: '1.5',
    columnGap: '3.5',
    mt: '3.5',
    textStyle: 'meta',
    color: 'fg.muted',
  },
});

const Swatch = chakra('i', {
  base: {
    display: 'block',
    boxSize: '11px',
    outlineWidth: '1px',
    outlineStyle: 'solid',
    outlineOffset: '-1px',
    printColorAdjust: 'exact',
  },
});
