import { useSyncExternalStore } from 'react';

export type ColorMode = 'light' | 'dark' | 'system';

/** Also read by app/before-paint.js, which paints the first frame in the right theme. */
const STORAGE_KEY = 'portal.theme';

const listeners = new Set<() => void>();

export function useColorMode() {
  const mode = useSyncExternalStore(subscribe, readColorMode, () => 'system' as const);
  const isDark = useSyncExternalStore(subscribe, readIsDark, () => false);
  return { mode, isDark, setMode: setColorMode };
}

export function setColorMode(mode: ColorMode): void {
  try {
    if (mode === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, mode);
  } catch {
    // Storage is refused in some private windows: the choice then lasts as long as the page.
    chosenWithoutStorage = mode;
  }
  applyColorMode();
}

/** Follows the system and the other tabs. Returns the undo. */
export function watchColorMode(): () => void {
  const system = darkQuery();
  applyColorMode();
  system?.addEventListener('change', applyColorMode);
  addEventListener('storage', applyColorMode);
  return () => {
    system?.removeEventListener('change', applyColorMode);
    removeEventListener('storage', applyColorMode);
  };
}

let chosenWithoutStorage: ColorMode = 'system';

function readColorMode(): ColorMode {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : chosenWithoutStorage;
  } catch {
    return chosenWithoutStorage;
  }
}

function readIsDark(): boolean {
  const mode = readColorMode();
  return mode === 'system' ? (darkQuery()?.matches ?? false) : mode === 'dark';
}

function applyColorMode(): void {
  document.documentElement.classList.toggle('dark', readIsDark());
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// jsdom has no matchMedia.
function darkQuery(): MediaQueryList | null {
  return typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null;
}
