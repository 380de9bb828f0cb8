import { loadAccountService } from '#app/startup/load-account-service.ts';
import { leavePush } from '#session/device/device-push.ts';
import { thisDeviceId } from '#session/device/this-device.ts';

/** Nobody waits longer for a server on the way out. */
const LONGEST_MS = 3_000;

/** The browser takes nothing more, and the server hears of it where it can; else the browser's service tells it. */
export async function endDevicePush(): Promise<void> {
  await leavePush().catch(() => undefined);
  if (!navigator.onLine) return;
  const told = loadAccountService()
    .then((service) => service.devicePush())
    .then((push) => push.end({ device_id: thisDeviceId() }));
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_MS));
  await Promise.race([told.catch(() => undefined), late]);
}
