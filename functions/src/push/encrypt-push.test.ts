import { expect, test } from 'vitest';
import { canEncryptFor, encryptPush } from './encrypt-push.ts';

/** RFC 8291, section 5 and appendix A. */
const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const ONCE = {
  privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
  salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
  paddedTo: 0,
};
const SEALED =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';

test('the example of the standard is sealed as the standard has it', () => {
  const sealed = encryptPush('When I grow up, I want to be a watermelon', KEYS, ONCE);
  expect(sealed.toString('base64url')).toBe(SEALED);
});

test('each message has a key of its own, and its length says nothing', () => {
  const [first, second] = [encryptPush('{}', KEYS), encryptPush('{}'.repeat(200), KEYS)];
  expect(first.subarray(0, 86)).not.toEqual(second.subarray(0, 86));
  expect(first.length).toBe(second.length);
});

test('a point that is not on the curve is no key', () => {
  expect(canEncryptFor(KEYS)).toBe(true);
  expect(canEncryptFor({ ...KEYS, p256dh: `${KEYS.p256dh.slice(0, -2)}AA` })).toBe(false);
});
