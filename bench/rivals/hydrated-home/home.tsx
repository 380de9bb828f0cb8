import { homePage } from '#site/home/home-page.tsx';
import { SiteLayout } from '#site/layout/site-layout.tsx';
import { sitePages } from '#site/pages.ts';

const menu = sitePages.flatMap(({ path, menuLabel }) =>
  menuLabel === null ? [] : [{ path, label: menuLabel }],
);

/** The product's home page, to the last element. */
export function Home() {
  return (
    <SiteLayout menu={menu} page={homePage}>
      {homePage.body}
    </SiteLayout>
  );
}
