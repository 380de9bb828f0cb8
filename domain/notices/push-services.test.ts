import { expect, test } from 'vitest';
import { isPushService } from './push-services.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-bl2p.notify.windows.com/w/?token=abc',
])('a browser’s own service is known: %s', (address) => {
  expect(isPushService(address)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://ana:key@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evilnotify.windows.com/abc',
  'https://notify.windows.com.evil.example/abc',
  'https://169.254.169.254/computeMetadata/v1/',
  'https://localhost/abc',
  'ftp://web.push.apple.com/abc',
  'web.push.apple.com',
])('anything else is not: %s', (address) => {
  expect(isPushService(address)).toBe(false);
});
