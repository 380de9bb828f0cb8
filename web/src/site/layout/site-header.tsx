import { Lock, Menu } from 'lucide-react';
import { paths } from '#config/paths.ts';
import { KEEPS_PRESS } from '#site/behaviour/early-press.ts';
import type { SitePage } from '#site/page.ts';
import { Brand } from './brand.tsx';
import type { MenuEntry } from './menu-entry.ts';

type SiteHeaderProps = {
  readonly menu: readonly MenuEntry[];
  readonly page: SitePage;
};

/** The portal button leads to the sign-in until `portal-button.ts` has seen that a client is signed in. */
export function SiteHeader({ menu, page }: SiteHeaderProps) {
  return (
    <header className="site-header" data-menu="closed">
      <div className="wrap">
        <Brand />
        <button
          type="button"
          {...KEEPS_PRESS}
          className="button ghost icon-only menu-button"
          aria-expanded="false"
          aria-controls="menu"
        >
          <Menu size={24} strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">Abrir menu</span>
        </button>
        <div id="menu" className="menu">
          <nav aria-label="Principal">
            {menu.map(({ path, label }) => (
              <a key={path} href={path} aria-current={currentOf(path, page)}>
                {label}
              </a>
            ))}
          </nav>
          <a className="button outline" href={paths.auth} data-portal>
            <Lock size={16} strokeWidth={1.75} aria-hidden="true" />
            Portal do Cliente
          </a>
        </div>
      </div>
    </header>
  );
}

/** 'page' for the page itself, 'true' for the one it is under: an article is read in the blog. */
function currentOf(path: string, page: SitePage): 'page' | 'true' | undefined {
  if (path === page.path) return 'page';
  return page.trail.some((crumb) => crumb.path === path) ? 'true' : undefined;
}
