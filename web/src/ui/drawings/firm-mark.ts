export type Mark = 'sunrise' | 'letters' | 'peak' | 'leaf' | 'columns';

type FirmMark = {
  readonly mark: Mark;
  /** Of its ground; null: the drawing's own. */
  readonly colour: string | null;
  /** For the mark that is made of them. */
  readonly letters: string;
};

const SUN = '#FFB580';
const PAPER = '#FFF9F0';

/**
 * A firm's own tile, as the address of a picture: it is worked out when the firm is heard of and kept with it, so that no
 * first list waits for drawings that other firms have.
 */
export function firmMarkUrl({ mark, colour, letters }: FirmMark): string {
  const lit = colour === null ? 'fill="#1F7680"' : 'fill="#FFF" fill-opacity=".14"';
  const drawing = mark === 'letters' ? lettersOf(letters) : SHAPES[mark];
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${colour ?? '#0E4B54'}" d="M0 0h32v32H0z"/><path ${lit} d="M0 0h32A32 32 0 0 1 0 32z"/>${drawing}</svg>`,
  )}`;
}

const SHAPES: Record<Exclude<Mark, 'letters'>, string> = {
  sunrise: `<path fill="${SUN}" d="M5 23a11 11 0 0 1 22 0z"/><path stroke="${PAPER}" stroke-width="2" d="M5 26.500h22"/>`,
  peak: `<circle cx="23" cy="9" r="3.500" fill="${SUN}"/><path fill="${PAPER}" d="M3 26 13 9l6 10 2.500-3.500L29 26z"/>`,
  leaf: `<path fill="${SUN}" d="M7 25C7 13 13 7 26 7c0 12-6 18-19 18z"/><path fill="none" stroke="${PAPER}" stroke-width="2" d="M5 27 18 14"/>`,
  columns: `<path fill="${PAPER}" d="M5 18h6v8H5zM21 6h6v20h-6z"/><path fill="${SUN}" d="M13 12h6v14h-6z"/>`,
};

/** A name may begin with a sign: in a picture's source it is no mark of its own. */
function lettersOf(letters: string): string {
  const shown = letters.replace(/[^\p{L}\p{N}]/gu, '');
  const size = shown.length > 1 ? 14 : 17;
  return `<text x="16" y="21" fill="${PAPER}" font-family="Gabarito,system-ui,sans-serif" font-weight="700" font-size="${String(size)}" text-anchor="middle">${shown}</text>`;
}
