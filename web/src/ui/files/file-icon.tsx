import type { TileFamily } from '#ui/drawings/tiles.tsx';

const families: Record<string, TileFamily> = {
  pdf: 'rosa',
  jpg: 'sol',
  jpeg: 'sol',
  png: 'sol',
  webp: 'sol',
  heic: 'sol',
  xls: 'leaf',
  xlsx: 'leaf',
  csv: 'leaf',
  ofx: 'leaf',
};

type FileIconProps = {
  /** With or without the dot. */
  readonly extension: string;
};

/** A sheet with a rounded corner and the first letters of the extension. The name beside it says the same. */
export function FileIcon({ extension }: FileIconProps) {
  const letters = extension.replace(/^\./, '').toLowerCase();
  const family = families[letters] ?? 'sky';
  const color = (shade: string) => `var(--chakra-colors-tile-${family}-${shade})`;
  return (
    <svg width="40" height="44" viewBox="0 0 40 44" aria-hidden style={{ flex: 'none' }}>
      <path fill={color('a')} d="M0 0h26a14 14 0 0 1 14 14v30H0z" />
      <path fill={color('b')} d="M26 0a14 14 0 0 1 14 14H26z" />
      <text x="6" y="36" fill={color('c')} style={{ fontSize: 11, fontWeight: 700 }}>
        {letters.slice(0, 4).toUpperCase()}
      </text>
    </svg>
  );
}
