import { paths } from '#config/paths.ts';
import type { Crumb, SitePage } from '#site/page.ts';
import { absolute } from './absolute.ts';

/** The way from the home page to this one; none for the home page itself and for pages nobody finds. */
export function breadcrumbsJsonLd(page: SitePage): readonly object[] {
  if (page.path === paths.home || page.isHidden === true) return [];
  const own = { path: page.path, label: page.share?.title ?? page.title };
  const crumbs: readonly Crumb[] = [{ path: paths.home, label: 'Início' }, ...page.trail, own];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ path, label }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: absolute(path),
      })),
    },
  ];
}
