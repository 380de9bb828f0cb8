import wall from '#ui/drawings/mural.svg?raw';

const SUN = /<g><circle.*?<\/g>/;

/** The tiles without the frame of the file, so that each place can crop them. */
const wallWithSun = wall.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
const wallAlone = wallWithSun.replace(SUN, '');

/** A month that begins on a Sunday. The bold days are those with something due. */
const DUE_DAYS = new Set([16, 19, 23, 25, 30]);
/** Where the wall is warm, dark figures are the readable ones. */
const isWarm = (day: number) => day >= 20 && day !== 23;

type MuralProps = {
  readonly className: string;
  readonly viewBox?: string;
  readonly align?: string;
  /** The whole month with its sun. Without it, a piece of wall. */
  readonly isMonth?: boolean;
};

export function Mural({
  className,
  viewBox = '0 0 280 240',
  align = 'xMinYMax',
  isMonth = false,
}: MuralProps) {
  return (
    <svg className={className} viewBox={viewBox} preserveAspectRatio={`${align} slice`} aria-hidden="true">
      <g dangerouslySetInnerHTML={{ __html: isMonth ? wallWithSun : wallAlone }} />
      {isMonth && (
        <g fontSize="7">
          {Array.from({ length: 30 }, (_, index) => (
            <Day key={index} day={index + 1} />
          ))}
        </g>
      )}
    </svg>
  );
}

function Day({ day }: { readonly day: number }) {
  const x = ((day - 1) % 7) * 40 + 4;
  const y = Math.floor((day - 1) / 7) * 40 + 49.5;
  const emphasis = DUE_DAYS.has(day) ? { fontWeight: 700 } : { opacity: 0.72 };
  return (
    <text {...{ x, y }} fill={isWarm(day) ? '#3A1C08' : '#fff'} {...emphasis}>
      {day}
    </text>
  );
}
