import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ToastCard } from './toast-card.tsx';
import { staysUntilClosed, toastStore } from './toast.ts';

const Region = chakra('section', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    right: { base: '4', md: '6' },
    left: { base: '4', md: 'auto' },
    // Screens with tabs at the bottom of the phone set --bottom-bar to their height.
    bottom: { base: 'calc(16px + var(--bottom-bar, 0px) + env(safe-area-inset-bottom))', md: '6' },
    display: 'grid',
    gap: '2',
    width: { base: 'auto', md: '380px' },
    pointerEvents: 'none',
    '& > * > *': { pointerEvents: 'auto' },
  },
});

const List = chakra('div', { base: { display: 'grid', gap: '2' } });

/**
 * Two live regions that are always there: a screen reader only announces what changes inside one. They hang
 * beside the screens and are marked, or an open dialog would hide them together with what is behind it.
 */
export function Toaster() {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const calm = shown.filter((item) => item.kind !== 'error');
  const errors = shown.filter((item) => item.kind === 'error');
  const region = useClearRegion(shown.length > 0);
  return createPortal(
    <Region ref={region} aria-label="Avisos" data-live-announcer data-print="hidden">
      <List role="alert">
        {errors.map((item) => (
          <ToastCard key={item.id} item={item} isSticky />
        ))}
      </List>
      <List role="status">
        {calm.map((item) => (
          <ToastCard key={item.id} item={item} isSticky={staysUntilClosed(item)} />
        ))}
      </List>
    </Region>,
    document.getElementById('page') ?? document.body,
  );
}

/** What finds a free place comes with the first notice: no first screen waits for it. */
function useClearRegion(isShown: boolean) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isShown) return;
    let isOver = false;
    let end = () => {};
    import('./keep-clear.ts')
      .then(({ keepClear }) => {
        if (!isOver && region.current !== null) end = keepClear(region.current);
      })
      // Notices are shown all the same.
      .catch(() => undefined);
    return () => {
      isOver = true;
      end();
    };
  }, [isShown]);
  return region;
}
