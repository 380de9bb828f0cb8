import type { SitePage } from '#site/page.ts';
import { absolute } from './absolute.ts';

export function sitemap(pages: readonly SitePage[]): string {
  const urls = pages
    .filter((page) => page.isHidden !== true)
    .map(({ path, updated }) => `<url><loc>${absolute(path)}</loc><lastmod>${updated}</lastmod></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
