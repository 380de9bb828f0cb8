/** Chromium's event, which TypeScript's library does not describe. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** Keeps the browser's own offer for later: nobody is asked to install on arrival. */
export function keepInstallPrompt(): () => InstallPrompt | null {
  let kept: InstallPrompt | null = null;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    kept = event as InstallPrompt; // the only event of that name
  });
  return () => kept;
}
