import { type TileFamily, type WallTile, wallTiles } from './wall-tiles.ts';

/** On a square of 40. */
const FIGURES = {
  quarter: 'M0 0H40A40 40 0 0 1 0 40Z',
  sun: 'M0 40A20 20 0 0 1 40 40Z',
  leaf: 'M0 0H10A30 30 0 0 1 40 30V40H30A30 30 0 0 1 0 10Z',
  rings: 'M0 34A34 34 0 0 0 34 0M0 24A24 24 0 0 0 24 0M0 14A14 14 0 0 0 14 0',
} as const;

type WallProps = {
  readonly seed: string;
  readonly family: TileFamily;
  readonly columns: number;
  readonly rows: number;
};

/** The tiles alone, for a caller with an svg element of its own; 40 units each. */
export function Wall({ seed, family, columns, rows }: WallProps) {
  return (
    <>
      {wallTiles(seed, family, columns, rows).map((tile) => (
        <Tile key={`${tile.x} ${tile.y}`} tile={tile} />
      ))}
      <path
        d={`${lines(columns, (at) => `M${at} 0V${rows * 40}`)}${lines(rows, (at) => `M0 ${at}H${columns * 40}`)}`}
        stroke="#061D22"
        strokeOpacity=".16"
        fill="none"
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
}

/** The joints between the tiles. */
const lines = (count: number, line: (at: number) => string) =>
  Array.from({ length: count - 1 }, (_, index) => line((index + 1) * 40)).join('');

function Tile({ tile: { x, y, ground, figure, shape, turns } }: { readonly tile: WallTile }) {
  const paint = shape === 'rings' ? { fill: 'none', stroke: figure, strokeWidth: 5 } : { fill: figure };
  return (
    <g transform={`translate(${x * 40} ${y * 40})`}>
      {/* A hair over its edge, so that no light falls between two tiles. */}
      <path fill={ground} d="M0 0h40.2v40.2H0z" />
      <path
        d={FIGURES[shape]}
        {...paint}
        transform={turns === 0 ? undefined : `rotate(${turns * 90} 20 20)`}
      />
    </g>
  );
}

/** A wall as a picture that fills its place. */
export function WallPicture({
  className,
  columns,
  rows,
  ...wall
}: WallProps & { readonly className: string }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${columns * 40} ${rows * 40}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Wall {...{ columns, rows }} {...wall} />
    </svg>
  );
}
