import type { CallableInput } from '@portal/domain';
import { PUSH_KEY } from '../session-keys.ts';

/** Whether this browser can be pushed to; `denied`: its person said no; `needs_install`: an iPhone, outside the installed app. */
export type PushAbility = 'able' | 'denied' | 'needs_install' | 'unable';

export type PushAddress = Omit<CallableInput<'startPush'>, 'device_id'>;

type Browser = {
  hasPush: boolean;
  /** Null where the browser knows no notices. */
  permission: NotificationPermission | null;
  userAgent: string;
  touchPoints: number;
};

export function pushAbility(browser: Browser = thisBrowser()): PushAbility {
  const { hasPush, permission, userAgent, touchPoints } = browser;
  if (hasPush && permission !== null) return permission === 'denied' ? 'denied' : 'able';
  // An iPad says that it is a Mac, and no Mac is touched.
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  return isApple ? 'needs_install' : 'unable';
}

const thisBrowser = (): Browser => ({
  hasPush: 'serviceWorker' in navigator && 'PushManager' in globalThis,
  permission: 'Notification' in globalThis ? Notification.permission : null,
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
});

/** Not `ready`, which never comes where no worker is. */
const subscriber = async () => (await navigator.serviceWorker.getRegistration())?.pushManager ?? null;

/** Where this browser is pushed to now; null where it is not. */
export async function currentEndpoint(): Promise<string | null> {
  if (pushAbility() !== 'able' || Notification.permission !== 'granted') return null;
  return (await (await subscriber())?.getSubscription())?.endpoint ?? null;
}

/** Asks the browser for an address, the person having said yes; of an older key there may be one, which goes. */
export async function askForAddress(key: string): Promise<PushAddress | null> {
  const manager = await subscriber();
  if (manager === null) return null;
  await (await manager.getSubscription())?.unsubscribe();
  const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { p256dh, auth } = made.toJSON().keys ?? {};
  if (p256dh === undefined || auth === undefined) return null;
  localStorage.setItem(PUSH_KEY, 'on');
  return { endpoint: made.endpoint, p256dh, auth };
}

/** Nothing that is still pushed to this browser arrives, no matter who uses it next; without a connection too. */
export async function leavePush(): Promise<void> {
  localStorage.removeItem(PUSH_KEY);
  if (!('serviceWorker' in navigator)) return;
  await (await (await subscriber())?.getSubscription())?.unsubscribe();
}
