import { chakra } from '@chakra-ui/react';
import { createElement, useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { afterFirstScreen } from '#app/startup/after-first-screen.ts';
import { useKeptFirm } from '#session/firm/kept-firm.ts';
import { useActiveAccount } from '#session/session-context.ts';
import { lazyCode, useLazyCode } from '#ui/lazy/lazy-code.ts';
import { hidePage } from './hide-page.ts';
import { createUseWatch, type UseWatch } from './use-watch.ts';

const lockScreen = lazyCode(
  () => import('./lock-screen.tsx'),
  (module) => module.LockScreen,
);

/** Hides the page of somebody who is away, and asks for the password. Returns the watch, by which it locks at once. */
export function useIdleLock() {
  const { uid } = useActiveAccount();
  const watch = useMemo(() => createUseWatch(uid), [uid]);
  const isLocked = useSyncExternalStore(watch.subscribe, watch.isLocked);
  useFirmsChoice(watch);
  // Before the browser paints: a page that opens locked is never seen.
  useLayoutEffect(() => (isLocked ? hidePage() : undefined), [isLocked]);
  // Without a connection the lock must have its screen.
  useEffect(() => afterFirstScreen(() => void lockScreen.load().catch(() => undefined)), []);
  const cover = isLocked ? createPortal(<Locked onUnlock={watch.unlock} />, document.body) : null;
  return { cover, lock: watch.lock };
}

/** As the device heard it last, and hears it anew. */
function useFirmsChoice(watch: UseWatch): void {
  const minutes = useKeptFirm()?.idle_minutes;
  useEffect(() => {
    if (minutes !== undefined) watch.setMinutes(minutes);
  }, [watch, minutes]);
}

function Locked({ onUnlock }: { readonly onUnlock: () => void }) {
  const { code: component } = useLazyCode(lockScreen);
  return <Cover>{component !== null && createElement(component, { onUnlock })}</Cover>;
}

/** Beside the page, where an open dialog of it reaches nothing: it takes the pointer back that such a one forbids. */
const Cover = chakra('div', {
  base: { position: 'fixed', inset: '0', overflowY: 'auto', pointerEvents: 'auto', bg: 'bg' },
});
