import { firm } from '#config/firm.ts';
import { paths } from '#config/paths.ts';
import { addressLines, mailLink, phoneLink } from '#site/content/contact-links.ts';
import { legalLinks } from '#site/legal/legal-links.ts';
import { Brand } from './brand.tsx';
import type { MenuEntry } from './menu-entry.ts';

type SiteFooterProps = {
  readonly menu: readonly MenuEntry[];
};

export function SiteFooter({ menu }: SiteFooterProps) {
  return (
    <footer className="site-footer">
      <div className="strip" />
      <div className="wrap columns">
        <div>
          <Brand />
          <p className="muted">{firm.summary}</p>
        </div>
        <nav aria-label="Rodapé">
          <h2>Site</h2>
          <ul>
            {menu.map(({ path, label }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
            <li>
              <a href={paths.taxCalendar}>Calendário tributário</a>
            </li>
            <li>
              <a href={paths.admin.dashboard}>Área Administrativa</a>
            </li>
          </ul>
        </nav>
        <div>
          <h2>Onde e quando</h2>
          <address>
            {addressLines[0]}
            <br />
            {addressLines[1]}
          </address>
          <p>
            {firm.hours.map(({ shown }) => (
              <span key={shown}>{shown}</span>
            ))}
          </p>
        </div>
        <div>
          <h2>Fale conosco</h2>
          <ul>
            <li>
              <a href={phoneLink}>{firm.phone.shown}</a>
            </li>
            <li>
              <a href={mailLink}>{firm.email}</a>
            </li>
            {firm.social.map(({ network, url }) => (
              <li key={network}>
                <a href={url} target="_blank" rel="noopener me">
                  {network}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="wrap base">
        <span>
          © {firm.foundedIn} – {new Date().getFullYear()} {firm.name}
        </span>
        <nav aria-label="Textos legais">
          {legalLinks.map(({ path, label }) => (
            <a key={path} href={path}>
              {label}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}
