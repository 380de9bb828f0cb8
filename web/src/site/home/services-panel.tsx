import { ArrowRight, ArrowUpRight } from 'lucide-react';
import { paths } from '#config/paths.ts';
import { messages, whatsappLink } from '#site/content/contact-links.ts';
import { offeredServices } from '#site/content/services.ts';
import { IconTile } from '#site/drawings/icon-tile.tsx';
import { tileShapes } from '#site/drawings/tile-shapes.ts';

export function ServicesPanel() {
  return (
    <section className="section first" id="servicos">
      <div className="wrap">
        <div className="section-head">
          <h2>Nove serviços, um só contador para chamar</h2>
          <p className="lead">Escolha um ou junte vários. O valor é combinado antes de começar.</p>
        </div>
        <div className="panel compact">
          {offeredServices.map(({ id, title, description, isPopular, Icon, family }, index) => (
            <a
              key={id}
              className="cell"
              href={whatsappLink(messages.service(title))}
              target="_blank"
              rel="noopener"
            >
              {isPopular === true && <span className="popular">Mais Popular</span>}
              <IconTile family={family} {...tileShapes(index)} Icon={Icon} />
              <h3>{title}</h3>
              <p>{description}</p>
              {isPopular !== true && (
                <ArrowUpRight className="go-out" size={16} strokeWidth={1.75} aria-hidden="true" />
              )}
            </a>
          ))}
        </div>
        <a className="more" href={paths.services}>
          Ver o que cada serviço inclui
          <ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" />
        </a>
      </div>
    </section>
  );
}
