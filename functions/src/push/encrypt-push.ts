import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
const RECORD_SIZE = 4096;
/** What ends the last record. */
const LAST = 2;
/** Every message is as long as any other: its length says nothing of what it is about. */
const PADDED_TO = 1024;

export type PushKeys = { p256dh: string; auth: string };

/** Of a pair that is used once, and sixteen random bytes. */
type Once = { privateKey: Buffer; salt: Buffer; paddedTo: number };

function somethingNew(): Once {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return { privateKey: pair.getPrivateKey(), salt: randomBytes(16), paddedTo: PADDED_TO };
}

/** The body of a push (RFC 8291, in one record of RFC 8188), which the browser alone can open. */
export function encryptPush(content: string, { p256dh, auth }: PushKeys, once = somethingNew()): Buffer {
  const browserKey = Buffer.from(p256dh, 'base64url');
  const pair = createECDH(CURVE);
  pair.setPrivateKey(once.privateKey);
  const ownKey = pair.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ownKey]);
  const secret = derive(pair.computeSecret(browserKey), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, once.salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, once.salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const said = Buffer.concat([Buffer.from(content), Buffer.of(LAST)]);
  const padding = Buffer.alloc(Math.max(0, once.paddedTo - said.length));
  const sealed = [cipher.update(said), cipher.update(padding), cipher.final(), cipher.getAuthTag()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([once.salt, size, Buffer.of(ownKey.length), ownKey, ...sealed]);
}

/** Whether anything can be sealed for such a key: a point that is not on the curve is none. */
export function canEncryptFor(keys: PushKeys): boolean {
  try {
    encryptPush('', keys);
    return true;
  } catch {
    return false;
  }
}

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));
