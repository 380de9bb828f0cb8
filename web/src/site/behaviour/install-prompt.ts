/** Chromium's event, which TypeScript's library does not describe. */
export type InstallPrompt = {
  prompt(): Promise<unknown>;
} & Event;

declare global {
  // Merged with the one that is there already: a type cannot be.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Window {
    /** The browser's own offer, kept by the page's start: nobody is asked to install on arrival. */
    installPrompt?: InstallPrompt;
  }
}

export const keptInstallPrompt = (): InstallPrompt | null => window.installPrompt ?? null;
