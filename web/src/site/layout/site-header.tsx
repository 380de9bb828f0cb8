import { Lock, Menu } from 'lucide-react';
import { paths } from '#config/paths.ts';
import { Brand } from './brand.tsx';
import type { MenuEntry } from './menu-entry.ts';

interface SiteHeaderProps {
  readonly menu: readonly MenuEntry[];
  readonly currentPath: string;
}

/** The portal button leads to the sign-in until `portal-button.ts` has seen that a client is signed in. */
export function SiteHeader({ menu, currentPath }: SiteHeaderProps) {
  return (
    <header className="site-header" data-menu="closed">
      <div className="wrap">
        <Brand />
        <button
          type="button"
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
              <a key={path} href={path} aria-current={path === currentPath ? 'page' : undefined}>
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
