import { useEffect, useState } from 'react';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { readSidebarCookie, sidebarCookie } from './sidebar-cookie.ts';

/** Below this the labels would take too much from the tables: icons alone, until the person says otherwise. */
const ROOM_FOR_LABELS = '(min-width: 1024px)';

export type Sidebar = {
  /** A separate overlay instead of a column. */
  isOverlay: boolean;
  isOpen: boolean;
  toggle: () => void;
  close: () => void;
};

/** Open or collapsed, kept in a cookie; on small screens an overlay that always starts closed. Ctrl/Cmd+B toggles. */
export function useSidebar(): Sidebar {
  const isOverlay = useIsNarrow();
  const [isColumnOpen, setColumnOpen] = useState(readInitial);
  const [isOverlayOpen, setOverlayOpen] = useState(false);

  const toggle = () => {
    if (isOverlay) return setOverlayOpen(!isOverlayOpen);
    document.cookie = sidebarCookie(!isColumnOpen);
    setColumnOpen(!isColumnOpen);
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      toggle();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  return {
    isOverlay,
    isOpen: isOverlay ? isOverlayOpen : isColumnOpen,
    toggle,
    close: () => setOverlayOpen(false),
  };
}

function readInitial(): boolean {
  return readSidebarCookie(document.cookie) ?? matchMedia(ROOM_FOR_LABELS).matches;
}
