import { expect, test } from 'vitest';
import { describeDevice } from './this-device.ts';

const MOZILLA = 'Mozilla/5.0';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/143.0 Safari/537.36`,
    0,
    'Chrome no Windows',
    'computer',
  ],
  [
    `${MOZILLA} (Windows NT 10.0) ${WEBKIT} Chrome/143.0 Safari/537.36 Edg/143.0`,
    0,
    'Edge no Windows',
    'computer',
  ],
  [
    `${MOZILLA} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`,
    0,
    'Firefox no Linux',
    'computer',
  ],
  [
    `${MOZILLA} (Linux; Android 10; K) ${WEBKIT} Chrome/143.0 Mobile Safari/537.36`,
    5,
    'Chrome no Android',
    'phone',
  ],
  [
    `${MOZILLA} (Linux; Android 10; K) ${WEBKIT} Chrome/143.0 Safari/537.36`,
    5,
    'Chrome no Android',
    'tablet',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile/15E148 Safari/604.1`,
    5,
    'Safari no iPhone',
    'phone',
  ],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15) Version/18.0 Safari/605.1.15`,
    5,
    'Safari no iPad',
    'tablet',
  ],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15) Version/18.0 Safari/605.1.15`,
    0,
    'Safari no Mac',
    'computer',
  ],
  ['curl', 0, 'Navegador no outro sistema', 'computer'],
])('%s with %d fingers is known as %s', (userAgent, touchPoints, name, kind) => {
  expect(describeDevice(userAgent, touchPoints)).toEqual({ name, kind });
});
