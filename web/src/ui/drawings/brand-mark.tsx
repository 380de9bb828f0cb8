import type { ReactNode } from 'react';

export type Mark = 'sunrise' | 'letters' | 'peak' | 'leaf' | 'columns';

type BrandMarkProps = {
  readonly size?: number;
  readonly mark?: Mark;
  /** Of its ground; null: the drawing's own. */
  readonly colour?: string | null;
  readonly letters?: string;
};

const SUN = '#FFB580';
const PAPER = '#FFF9F0';

/** The firm's tile. Plain SVG, so that the prerendered site can use it too. */
export function BrandMark({ size = 32, mark = 'sunrise', colour = null, letters = '' }: BrandMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path fill={colour ?? '#0E4B54'} d="M0 0h32v32H0z" />
      <path {...(colour === null ? { fill: '#1F7680' } : LIT)} d="M0 0h32A32 32 0 0 1 0 32z" />
      {mark === 'letters' ? <Letters>{letters}</Letters> : SHAPES[mark]}
    </svg>
  );
}

/** The lit half of a ground of any colour. */
const LIT = { fill: '#FFF', fillOpacity: 0.14 };

const SHAPES: Record<Exclude<Mark, 'letters'>, ReactNode> = {
  sunrise: (
    <>
      <path fill={SUN} d="M5 23a11 11 0 0 1 22 0z" />
      <path stroke={PAPER} strokeWidth="2" d="M5 26.500h22" />
    </>
  ),
  peak: (
    <>
      <circle cx="23" cy="9" r="3.500" fill={SUN} />
      <path fill={PAPER} d="M3 26 13 9l6 10 2.500-3.500L29 26z" />
    </>
  ),
  leaf: (
    <>
      <path fill={SUN} d="M7 25C7 13 13 7 26 7c0 12-6 18-19 18z" />
      <path fill="none" stroke={PAPER} strokeWidth="2" d="M5 27 18 14" />
    </>
  ),
  columns: (
    <>
      <path fill={PAPER} d="M5 18h6v8H5zM21 6h6v20h-6z" />
      <path fill={SUN} d="M13 12h6v14h-6z" />
    </>
  ),
};

function Letters({ children }: { readonly children: string }) {
  return (
    <text
      x="16"
      y="21"
      fill={PAPER}
      style={{ font: `700 ${children.length > 1 ? '14' : '17'}px var(--chakra-fonts-heading)` }}
      textAnchor="middle"
    >
      {children}
    </text>
  );
}
