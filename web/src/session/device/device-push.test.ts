import { expect, test } from 'vitest';
import { pushAbility } from './device-push.ts';

const CHROME = { hasPush: true, permission: 'default', userAgent: 'Android Chrome', touchPoints: 5 } as const;
const IPHONE = { ...CHROME, hasPush: false, permission: null, userAgent: 'iPhone Safari' } as const;

test.each([
  ['a browser that was not asked', CHROME, 'able'],
  ['one that may', { ...CHROME, permission: 'granted' }, 'able'],
  ['one whose person said no', { ...CHROME, permission: 'denied' }, 'denied'],
  ['an iPhone outside the installed app', IPHONE, 'needs_install'],
  ['an iPad that says it is a Mac', { ...IPHONE, userAgent: 'Macintosh Safari' }, 'needs_install'],
  ['an iPhone inside it', { ...IPHONE, hasPush: true, permission: 'default' }, 'able'],
  ['an old Mac', { ...IPHONE, userAgent: 'Macintosh Safari', touchPoints: 0 }, 'unable'],
] as const)('%s', (_, browser, ability) => {
  expect(pushAbility(browser)).toBe(ability);
});
