import type { CallableInput } from '@portal/domain';

/** Stays when somebody leaves: random, it says nothing of a person, and the device stays one in the next list. */
const DEVICE_KEY = 'portal.device';

/** This browser, as its person is to know it again in a list. */
export function thisDevice(): CallableInput<'registerDevice'> {
  return { device_id: thisDeviceId(), ...describeDevice(navigator.userAgent, navigator.maxTouchPoints) };
}

export function thisDeviceId(storage: Storage = localStorage): string {
  const known = storage.getItem(DEVICE_KEY);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  storage.setItem(DEVICE_KEY, made);
  return made;
}

const BROWSERS: [string, RegExp][] = [
  ['Edge', /Edg/],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
];
const SYSTEMS: [string, RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux|X11/],
];

/** What a browser says of itself; no more than a help to remember. */
export function describeDevice(userAgent: string, touchPoints: number) {
  const named = (names: [string, RegExp][]) => names.find(([, sign]) => sign.test(userAgent))?.[0];
  // An iPad says that it is a Mac, and no Mac is touched.
  const isIPad = /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  const system = isIPad ? 'iPad' : (named(SYSTEMS) ?? 'outro sistema');
  const isTablet = isIPad || (/Android/.test(userAgent) && !/Mobile/.test(userAgent));
  const kind = isTablet ? 'tablet' : /iPhone|Mobile/.test(userAgent) ? 'phone' : 'computer';
  return { name: `${named(BROWSERS) ?? 'Navegador'} no ${system}`, kind } as const;
}
