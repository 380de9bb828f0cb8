import type { InstallPrompt } from './install-prompt.ts';

/** What a 'no' leaves behind, so that it is asked once per device. */
const DISMISSED_KEY = 'portal.install-dismissed';

type Way = 'prompt' | 'steps';

/** After a first success: a button where the browser can install, the drawn steps on an iPhone, else nothing. */
export function offerInstall(root: ParentNode, prompt: InstallPrompt | null): void {
  const way = wayToInstall(prompt, navigator);
  const template = way === null ? null : root.querySelector<HTMLTemplateElement>(`[data-install=${way}]`);
  if (template === null || root.querySelector('section.install') !== null || wasDismissed()) return;
  template.before(template.content.cloneNode(true));
  const offer = root.querySelector('section.install');
  offer?.querySelector('[data-install-dismiss]')?.addEventListener('click', () => {
    rememberDismissal();
    offer.remove();
  });
  offer?.querySelector('[data-install-now]')?.addEventListener('click', () => {
    offer.remove();
    void prompt?.prompt();
  });
}

function wayToInstall(prompt: InstallPrompt | null, device: Navigator): Way | null {
  if (matchMedia('(display-mode: standalone)').matches) return null;
  if (prompt !== null) return 'prompt';
  // An iPad calls itself a Mac; no Mac has a touch screen.
  const isApple = /iPhone|iPad|iPod/.test(device.userAgent);
  const isTablet = device.userAgent.includes('Macintosh') && device.maxTouchPoints > 1;
  return isApple || isTablet ? 'steps' : null;
}

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED_KEY) !== null;
  } catch {
    // Storage refused: asking twice does no harm.
    return false;
  }
}

function rememberDismissal(): void {
  try {
    localStorage.setItem(DISMISSED_KEY, 'yes');
  } catch {
    // Storage refused: it will be asked again.
  }
}
