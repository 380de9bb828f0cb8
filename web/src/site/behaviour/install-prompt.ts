/** Chromium's event, which TypeScript's library does not describe. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    /** The browser's own offer, kept by the page's start: nobody is asked to install on arrival. */
    installPrompt?: InstallPrompt;
  }
}

export const keptInstallPrompt = (): InstallPrompt | null => window.installPrompt ?? null;
