import { mailFrom, pushPrivateKey, pushPublicKey } from '../params.ts';
import { encryptPush, type PushKeys } from './encrypt-push.ts';
import { vapidHeader } from './vapid.ts';

const TIMEOUT_MS = 10_000;
const GONE = [404, 410];

/** `gone`: the browser takes none any more. `failed`: anything that may pass. */
export type PushDelivery = 'accepted' | 'gone' | 'failed';

export type PushMessage = {
  /** What the worker shows, and where a tap leads. */
  content: { title: string; body: string; link: string; tag: string };
  /** The service holds it for a device that is away, and gives it up after this. */
  seconds: number;
  /** What one kept for a device is replaced by. */
  topic: string;
};

/** Hands one message to the service of a browser. */
export async function deliverPush(
  { endpoint, ...keys }: PushKeys & { endpoint: string },
  { content, seconds, topic }: PushMessage,
): Promise<PushDelivery> {
  const vapid = { publicKey: pushPublicKey.value(), privateKey: pushPrivateKey.value() };
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      // A service that sends us elsewhere could send us anywhere.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        Authorization: vapidHeader(endpoint, vapid, `mailto:${mailFrom.value()}`),
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        TTL: String(Math.max(0, Math.floor(seconds))),
        Topic: topic,
        Urgency: 'normal',
      },
      body: new Uint8Array(encryptPush(JSON.stringify(content), keys)),
    });
    await response.body?.cancel();
    if (response.ok) return 'accepted';
    return GONE.includes(response.status) ? 'gone' : 'failed';
  } catch {
    return 'failed';
  }
}
