import { paths } from '#config/paths.ts';
import type { SitePage } from './page.ts';

export const notFoundPage: SitePage = {
  path: '/404',
  title: '404 – Página não encontrada',
  description: 'Este endereço não existe.',
  menuLabel: null,
  updated: '2026-11-20',
  styles: 'plain',
  trail: [],
  share: null,
  isHidden: true,
  body: (
    <section className="wrap not-found" data-not-found>
      <svg width="120" height="120" viewBox="0 0 96 96" className="tile-sky" aria-hidden="true">
        <path fill="var(--ta)" d="M0 0h96v96H0z" />
        <path fill="var(--tb)" d="M96 0v96H0A96 96 0 0 0 96 0z" />
        <g fill="none" stroke="var(--tc)" strokeWidth="2.5">
          <path d="M24 66a24 24 0 0 1 48 0" strokeDasharray="4 6" />
          <path d="M12 68h28M56 68h28" />
        </g>
      </svg>
      <h1>404</h1>
      <p className="lead">Oops! Page not found</p>
      <p className="muted">Este endereço não existe ou mudou de lugar.</p>
      <div className="actions">
        <a className="button solid large" href={paths.home}>
          Voltar ao início
        </a>
        <a className="button outline large" href={paths.contact}>
          Fale Conosco
        </a>
      </div>
      <nav aria-label="Páginas mais procuradas">
        <p className="muted">Talvez você procure:</p>
        <ul>
          <li>
            <a href={paths.services}>Serviços</a>
          </li>
          <li>
            <a href={paths.about}>Quem Somos</a>
          </li>
          <li>
            <a href={paths.blog}>Blog</a>
          </li>
          <li>
            <a href={paths.auth}>Área do cliente</a>
          </li>
        </ul>
      </nav>
    </section>
  ),
};
