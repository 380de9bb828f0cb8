import { paths } from '#config/paths.ts';
import type { OfferedService } from '#site/content/services.ts';
import { IconTile } from '#site/drawings/icon-tile.tsx';
import { tileShapes } from '#site/drawings/tile-shapes.ts';

export function RelatedServices({ services }: { readonly services: readonly OfferedService[] }) {
  return (
    <section className="section last related" aria-labelledby="servicos-relacionados">
      <div className="wrap">
        <h2 id="servicos-relacionados" className="small">
          {services.length === 1 ? 'Serviço relacionado' : 'Serviços relacionados'}
        </h2>
        <div className="panel compact related-services">
          {services.map(({ id, title, description, Icon, family }, index) => (
            <a key={id} className="cell" href={`${paths.services}#${id}`}>
              <IconTile family={family} {...tileShapes(index)} Icon={Icon} />
              <h3>{title}</h3>
              <p>{description}</p>
            </a>
          ))}
        </div>
      </div>
    </section>
  );
}
