import { renderToStaticMarkup } from 'react-dom/server';
import { firm } from '#config/firm.ts';
import { SiteLayout } from './layout/site-layout.tsx';
import { PageHead } from './page-head.tsx';
import type { SitePage } from './page.ts';
import { sitePages } from './pages.ts';

export interface RenderedSite {
  readonly pages: readonly RenderedPage[];
  readonly files: readonly { readonly name: string; readonly text: string }[];
}

interface RenderedPage {
  readonly path: string;
  readonly file: string;
  readonly head: string;
  readonly body: string;
}

const menu = sitePages.flatMap(({ path, menuLabel }) =>
  menuLabel === null ? [] : [{ path, label: menuLabel }],
);

/** The whole public site as text. Read by the build, and by the dev server for each request. */
export const site: RenderedSite = {
  pages: sitePages.map(renderPage),
  files: [
    { name: 'sitemap.xml', text: sitemap() },
    { name: 'robots.txt', text: robots() },
  ],
};

function renderPage(page: SitePage): RenderedPage {
  return {
    path: page.path,
    file: page.file,
    head: renderToStaticMarkup(<PageHead page={page} />),
    body: renderToStaticMarkup(
      <SiteLayout menu={menu} currentPath={page.path}>
        {page.body}
      </SiteLayout>,
    ),
  };
}

function sitemap(): string {
  const urls = sitePages
    .filter((page) => page.isHidden !== true)
    .map((page) => `<url><loc>https://${firm.domain}${page.path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

function robots(): string {
  const closed = ['/admin', '/client-portal', '/sync', '/reset-password'].map((path) => `Disallow: ${path}`);
  return `User-agent: *\n${closed.join('\n')}\n\nSitemap: https://${firm.domain}/sitemap.xml\n`;
}
