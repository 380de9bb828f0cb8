import { renderToStaticMarkup } from 'react-dom/server';
import { paths } from '#config/paths.ts';
import { articles } from './blog/articles.ts';
import { rss } from './blog/rss.ts';
import { SiteLayout } from './layout/site-layout.tsx';
import { PageHead } from './page-head.tsx';
import { type SitePage, fileOf, shareImageOf } from './page.ts';
import { sitePages } from './pages.ts';
import { robots } from './search-engines/robots.ts';
import { securityTxt } from './search-engines/security-txt.ts';
import { sitemap } from './search-engines/sitemap.ts';
import { shareImage } from './share-image/share-image.tsx';

export type RenderedSite = {
  readonly pages: readonly RenderedPage[];
  readonly files: readonly RenderedFile[];
  /** Pictures as SVG, named as the PNG that the build makes of each. */
  readonly pictures: readonly RenderedFile[];
};

export type RenderedPage = {
  readonly path: string;
  readonly file: string;
  readonly head: string;
  readonly body: string;
};

type RenderedFile = {
  readonly name: string;
  readonly text: string;
};

const menu = sitePages.flatMap(({ path, menuLabel }) =>
  menuLabel === null ? [] : [{ path, label: menuLabel }],
);

/** The whole public site as text. Read by the build, and by the dev server for each request. */
export const site: RenderedSite = {
  pages: sitePages.map(renderPage),
  files: [
    { name: 'sitemap.xml', text: sitemap(sitePages) },
    { name: 'robots.txt', text: robots() },
    // Hosting leaves out folders that begin with a dot: /.well-known leads here (firebase.json).
    { name: 'security.txt', text: securityTxt(new Date()) },
    { name: paths.feed.slice(1), text: rss(articles) },
  ],
  pictures: sitePages.flatMap(({ path, share }) =>
    share === null ? [] : [{ name: shareImageOf(path).slice(1), text: shareImage(share, path) }],
  ),
};

function renderPage(page: SitePage): RenderedPage {
  return {
    path: page.path,
    file: fileOf(page.path),
    head: renderToStaticMarkup(<PageHead page={page} />),
    body: renderToStaticMarkup(
      <SiteLayout menu={menu} page={page}>
        {page.body}
      </SiteLayout>,
    ),
  };
}
