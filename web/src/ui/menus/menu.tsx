import { cloneElement, useState } from 'react';
import type { MenuProps } from './menu-props.ts';

type Panel = (typeof import('./menu-panel.tsx'))['MenuPanel'];

/**
 * A button that opens a menu. Until somebody wants it the button is alone: what makes a menu (layers, focus,
 * placement) is 30 KB that no screen needs to be shown.
 */
export function Menu(props: MenuProps) {
  const [Panel, setPanel] = useState<Panel | null>(null);
  if (Panel !== null) return <Panel {...props} />;
  const open = () => {
    void loadMenu().then((panel) => {
      if (panel !== null) setPanel(() => panel);
    });
  };
  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: () => void loadMenu(),
    onClick: open,
    onKeyDown: (event) => {
      // Enter and the space bar click.
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      open();
    },
  });
}

/** Loads what a menu is made of; null where it is not on the device and cannot be fetched: the next click asks again. */
export async function loadMenu(): Promise<Panel | null> {
  const module = await import('./menu-panel.tsx').catch(() => null);
  return module?.MenuPanel ?? null;
}
