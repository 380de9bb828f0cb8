import { type LucideIcon, ArrowUpRight, Clock, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { firm } from '#config/firm.ts';
import { addressLines, mailLink, mapsLink, phoneLink } from '#site/content/contact-links.ts';
import { IconTile } from '#site/drawings/icon-tile.tsx';

export function ContactCards() {
  return (
    <section className="section last" aria-label="Como nos encontrar">
      <div className="wrap">
        <div className="panel four">
          <Cell title="Endereço" Icon={MapPin} family="sky">
            <address>
              {addressLines[0]}
              <br />
              {addressLines[1]}
            </address>
          </Cell>
          <Cell title="Telefone" Icon={Phone} family="rosa">
            <a href={phoneLink}>{firm.phone.shown}</a>
          </Cell>
          <Cell title="E-mail" Icon={Mail} family="sol">
            <a href={mailLink}>{firm.email}</a>
          </Cell>
          <Cell title="Horário" Icon={Clock} family="sky">
            {firm.hours.map(({ shown }) => (
              <span key={shown}>{shown}</span>
            ))}
          </Cell>
        </div>
        <div className="location card">
          <div>
            <h2>Onde estamos</h2>
            <p className="muted">{addressLines.join('. ')}</p>
          </div>
          <a className="button outline" href={mapsLink} target="_blank" rel="noopener">
            Ver no mapa
            <ArrowUpRight size={16} strokeWidth={1.75} aria-hidden="true" />
          </a>
        </div>
      </div>
    </section>
  );
}

type CellProps = {
  readonly title: string;
  readonly Icon: LucideIcon;
  readonly family: 'sky' | 'rosa' | 'sol';
  readonly children: ReactNode;
};

function Cell({ title, Icon, family, children }: CellProps) {
  return (
    <div className="cell">
      <IconTile shape="quarter" {...{ family, Icon }} />
      <h2>{title}</h2>
      <div className="cell-text">{children}</div>
    </div>
  );
}
