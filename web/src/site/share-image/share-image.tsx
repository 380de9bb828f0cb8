import { renderToStaticMarkup } from 'react-dom/server';
import { firm } from '#config/firm.ts';
import { Wall } from '#site/drawings/wall.tsx';
import type { ShareCard } from '#site/page.ts';
import { BrandMark } from '#ui/drawings/brand-mark.tsx';
import { wrapTitle } from './wrap-title.ts';

/** What messengers and networks ask for. */
const WIDTH = 1200;
const HEIGHT = 630;
const TILE = 105;

/** The picture of one page, as SVG; the build turns it into a PNG. The families are named in the font files. */
export function shareImage({ title, section, family = 'rosa' }: ShareCard, seed: string): string {
  const { lines, size } = wrapTitle(title);
  const lineHeight = size * 1.06;
  const firstLine = 350 - ((lines.length - 1) * lineHeight) / 2 + size * 0.3;
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <rect width={WIDTH} height={HEIGHT} fill={firm.colors.canvas.light} />
      <g transform={`translate(${WIDTH - 4 * TILE} 0) scale(${TILE / 40})`}>
        <Wall seed={seed} family={family} columns={4} rows={6} />
      </g>
      <svg x="64" y="60" width="56" height="56">
        <BrandMark size={56} />
      </svg>
      <g fontFamily="Gabarito" fontWeight="680" fill={firm.colors.ink[900]}>
        <text x="140" y="99" fontSize="34" letterSpacing="-0.5">
          {firm.name}
        </text>
        {lines.map((line, index) => (
          <text
            key={line}
            x="62"
            y={firstLine + index * lineHeight}
            fontSize={size}
            letterSpacing={size * -0.024}
          >
            {line}
          </text>
        ))}
      </g>
      {/* The file's own name for its default weight, which is the regular one. */}
      <g fontFamily="Funnel Sans Light" fontSize="28" fill="#46595E">
        <text x="64" y="566">{`${section} · ${firm.domain}`}</text>
      </g>
    </svg>,
  );
}
