import { afterAll, vi } from 'vitest';
import { closeToast, toastStore } from '#ui/feedback/toast.ts';
import { undrawAll } from './render-for-test.tsx';

// The files of screens share a page and its modules: the next one finds nothing of this one.
afterAll(() => {
  undrawAll();
  document.body.replaceChildren();
  for (const shown of toastStore.read()) closeToast(shown.id);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
