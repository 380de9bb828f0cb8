import type { ReactNode } from 'react';

/** Three shades of one tile family; they change with the theme. */
export type TileFamily = 'sky' | 'rosa' | 'sol' | 'leaf';

export type Illustration =
  | 'documents'
  | 'horizon'
  | 'messages'
  | 'clients'
  | 'services'
  | 'notes'
  | 'tasks'
  | 'requests'
  | 'search'
  | 'sent'
  | 'broken';

type Drawing = {
  readonly family: TileFamily;
  /** A quarter or half disc of the second shade. */
  readonly ground: string;
  readonly shapes: ReactNode;
};

const color = (name: string) => `var(--chakra-colors-tile-${name})`;
const paper = color('paper');
const sun = color('sun');
const ink = { stroke: color('ink'), strokeWidth: 2.5, fill: 'none' };
const line = (family: TileFamily) => ({ stroke: color(`${family}-c`), strokeWidth: 2.5, fill: 'none' });

const quarter = 'M0 0h96A96 96 0 0 1 0 96z';
const rightQuarter = 'M96 0v96H0A96 96 0 0 0 96 0z';
const lowerSun = 'M0 96A48 48 0 0 1 96 96z';

const drawings: Record<Illustration, Drawing> = {
  documents: {
    family: 'sky',
    ground: quarter,
    shapes: (
      <>
        <path fill={paper} d="M26 20h30a16 16 0 0 1 16 16v44H26z" />
        <path fill={sun} d="M37 56a12 12 0 0 1 24 0z" />
        <path {...ink} d="M33 58.500h32M33 66h22" />
      </>
    ),
  },
  horizon: {
    family: 'sol',
    ground: lowerSun,
    shapes: (
      <>
        <path fill={sun} d="M20 68a28 28 0 0 1 56 0z" />
        <path {...line('sol')} d="M12 70h72M24 78h48M36 86h24" />
      </>
    ),
  },
  messages: {
    family: 'rosa',
    ground: 'M96 96H0A96 96 0 0 1 96 0z',
    shapes: (
      <>
        <path fill={paper} d="M18 24h38a14 14 0 0 1 0 28H18z" />
        <path fill={sun} d="M78 46H44a13 13 0 0 0 0 26h34z" />
        <path {...ink} d="M27 34h24M27 42h14" />
      </>
    ),
  },
  clients: {
    family: 'sky',
    ground: lowerSun,
    shapes: (
      <>
        <path fill={paper} d="M22 82V36a18 18 0 0 1 36 0v46z" />
        <path fill={sun} d="M58 82V58a12 12 0 0 1 24 0v24z" />
        <path {...ink} d="M31 42h18M31 52h18M31 62h18M14 82h72" />
      </>
    ),
  },
  services: {
    family: 'rosa',
    ground: quarter,
    shapes: (
      <>
        <path fill={paper} d="M18 38h60v28a14 14 0 0 1-14 14H18z" />
        <path fill={sun} d="M36 56a12 12 0 0 1 24 0z" />
        <path {...ink} d="M36 36v-8h24v8M18 58h60" />
      </>
    ),
  },
  notes: {
    family: 'sol',
    ground: rightQuarter,
    shapes: (
      <>
        <path fill={paper} d="M22 20h52v40a18 18 0 0 1-18 18H22z" />
        <path fill={sun} d="M74 60a18 18 0 0 1-18 18V60z" />
        <path {...ink} d="M32 33h32M32 43h32M32 53h18" />
      </>
    ),
  },
  tasks: {
    family: 'leaf',
    ground: quarter,
    shapes: (
      <>
        <path fill={paper} d="M22 22h52v52H22z" />
        <path fill={sun} d="M22 74a26 26 0 0 1 52 0z" />
        <path {...ink} d="m34 46 9 9 19-20" />
      </>
    ),
  },
  requests: {
    family: 'rosa',
    ground: lowerSun,
    shapes: (
      <>
        <path fill={paper} d="M16 28h64v40H16z" />
        <path fill={sun} d="M32 28a16 16 0 0 0 32 0z" />
        <path {...ink} d="M16 28l32 24 32-24" />
      </>
    ),
  },
  search: {
    family: 'sky',
    ground: rightQuarter,
    shapes: (
      <>
        <circle cx="42" cy="42" r="22" fill={paper} />
        <path fill={sun} d="M28 46a14 14 0 0 1 28 0z" />
        <path {...ink} d="M24 48h36M58 58l20 20" />
      </>
    ),
  },
  sent: {
    family: 'sol',
    ground: quarter,
    shapes: (
      <>
        <circle cx="48" cy="42" r="20" fill={sun} />
        <path {...line('sol')} d="M12 72h72M24 80h48M39 43l6 6 12-13" />
      </>
    ),
  },
  broken: {
    family: 'sky',
    ground: rightQuarter,
    shapes: (
      <>
        <path {...line('sky')} d="M24 66a24 24 0 0 1 48 0" strokeDasharray="4 6" />
        <path {...line('sky')} d="M12 68h28M56 68h28" />
      </>
    ),
  },
};

type TileDrawingProps = {
  readonly name: Illustration;
  readonly size?: number;
};

export function TileDrawing({ name, size = 96 }: TileDrawingProps) {
  const { family, ground, shapes } = drawings[name];
  return (
    <svg width={size} height={size} viewBox="0 0 96 96" aria-hidden>
      <path fill={color(`${family}-a`)} d="M0 0h96v96H0z" />
      <path fill={color(`${family}-b`)} d={ground} />
      {shapes}
    </svg>
  );
}
