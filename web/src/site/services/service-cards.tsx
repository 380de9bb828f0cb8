import { Check, Plus } from 'lucide-react';
import { messages, whatsappLink } from '#site/content/contact-links.ts';
import { offeredServices } from '#site/content/services.ts';
import { IconTile } from '#site/drawings/icon-tile.tsx';
import { tileShapes } from '#site/drawings/tile-shapes.ts';
import { WhatsAppIcon } from '#site/drawings/whatsapp-icon.tsx';

export function ServiceCards() {
  return (
    <section className="section first">
      <div className="wrap">
        <h2 className="sr-only">Todos os serviços</h2>
        <div className="panel">
          {offeredServices.map(
            ({ id, title, description, features, included, isPopular, Icon, family }, index) => (
              <article key={id} className="cell" id={id}>
                {isPopular === true && <span className="popular">Mais Popular</span>}
                <IconTile family={family} {...tileShapes(index)} Icon={Icon} />
                <h3>{title}</h3>
                <p>{description}</p>
                <ul className="features">
                  {features.map((feature) => (
                    <li key={feature}>
                      <Check size={16} strokeWidth={1.75} aria-hidden="true" />
                      {feature}
                    </li>
                  ))}
                </ul>
                <div className="included">
                  <h4>Incluído</h4>
                  <ul>
                    {included.map((benefit) => (
                      <li key={benefit}>
                        <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
                        {benefit}
                      </li>
                    ))}
                  </ul>
                </div>
                <a
                  className="talk"
                  href={whatsappLink(messages.service(title))}
                  target="_blank"
                  rel="noopener"
                >
                  <WhatsAppIcon />
                  Falar sobre este serviço
                  <span className="sr-only">: {title}</span>
                </a>
              </article>
            ),
          )}
        </div>
      </div>
    </section>
  );
}
