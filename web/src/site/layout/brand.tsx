import { firm } from '#config/firm.ts';
import { paths } from '#config/paths.ts';
import { BrandMark } from '#ui/drawings/brand-mark.tsx';

export function Brand() {
  return (
    <a className="brand" href={paths.home}>
      <BrandMark />
      <span>
        {firm.shortName}
        <small>{firm.tagline}</small>
      </span>
    </a>
  );
}
