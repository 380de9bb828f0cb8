import { firm } from '#config/firm.ts';
import { paths } from '#config/paths.ts';
import type { SitePage } from './page.ts';

/** Shown by the service worker for a page that this device has never seen. */
export const offlinePage: SitePage = {
  path: paths.offline,
  title: `Sem conexão | ${firm.name}`,
  description: 'Esta página ainda não foi aberta neste aparelho.',
  menuLabel: null,
  updated: '2026-11-20',
  styles: 'plain',
  trail: [],
  share: null,
  isHidden: true,
  body: (
    <section className="wrap not-found">
      <svg width="120" height="120" viewBox="0 0 96 96" className="tile-sol" aria-hidden="true">
        <path fill="var(--ta)" d="M0 0h96v96H0z" />
        <path fill="var(--tb)" d="M0 96A48 48 0 0 1 96 96z" />
        <g fill="none" stroke="var(--tc)" strokeWidth="2.5">
          <path d="M20 66a28 28 0 0 1 56 0" strokeDasharray="4 6" />
          <path d="M12 70h72M24 78h48M36 86h24" />
        </g>
      </svg>
      <h1>Sem conexão</h1>
      <p className="lead">
        Esta página ainda não foi aberta neste aparelho, por isso precisa de internet. As páginas principais e
        os artigos que você já leu continuam aqui.
      </p>
      <div className="actions">
        <a className="button solid large" href={paths.home}>
          Voltar ao início
        </a>
        <a className="button outline large" href={paths.blog}>
          Ver o blog
        </a>
      </div>
    </section>
  ),
};
