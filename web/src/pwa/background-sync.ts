import { isSendWorkMessage, SEND_WORK } from './send-work-message.ts';

/** Chromium alone has it, and the types of the platform do not. */
type WithSync = ServiceWorkerRegistration & { readonly sync?: { register: (tag: string) => Promise<void> } };

/**
 * Asks the browser to wake the app's open pages once there is a connection. Where it cannot, or will not, nothing is
 * lost: the engine hears of a connection, and of its page's return to the front, by itself.
 */
export async function askToBeWoken(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    // Not `ready`, which never comes where no worker is.
    const registration: WithSync | undefined = await navigator.serviceWorker.getRegistration();
    await registration?.sync?.register(SEND_WORK);
  } catch {
    // Refused by the person's settings, or no worker is at work yet.
  }
}

/** Calls back when the worker says that what waits can go. Returns how to stop. */
export function whenWoken(send: () => void): () => void {
  const controller = new AbortController();
  if ('serviceWorker' in navigator) {
    const listen = ({ data }: MessageEvent<unknown>) => {
      if (isSendWorkMessage(data)) send();
    };
    navigator.serviceWorker.addEventListener('message', listen, controller);
  }
  return () => controller.abort();
}
