/** The ports of `npm start` without an offset, by what listens there. */
export const BASE_PORTS = {
  app: 5000,
  auth: 9099,
  firestore: 8080,
  storage: 9199,
  functions: 5001,
  ui: 4000,
  hub: 4400,
  logging: 4500,
  eventarc: 9299,
  tasks: 9499,
  pubsub: 8085,
  smtp: 1025,
  mail: 1080,
  push: 1090,
};

const NAMES = {
  app: 'the app',
  auth: 'Auth',
  firestore: 'Firestore',
  storage: 'Storage',
  functions: 'Functions',
  ui: 'the emulator UI',
  hub: 'the emulator hub',
  logging: 'the emulator log',
  eventarc: 'Eventarc',
  tasks: 'Cloud Tasks',
  pubsub: 'Pub/Sub',
  smtp: 'the mail server',
  mail: 'the mail page',
  push: 'the push service of the stories',
};

/** Those a page opens: Chromium and Firefox refuse some port numbers outright (ERR_UNSAFE_PORT). */
const OPENED_BY_BROWSER = ['app', 'auth', 'firestore', 'storage', 'functions', 'ui', 'mail'];
const REFUSED_BY_BROWSERS = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
]);

/** Shares no port with offset 0, unlike the round numbers: 4000 + 400 is the hub, 9099 + 400 Cloud Tasks. */
export const SIDE_OFFSET = 450;

/** A second app of the tests, beside the first. */
export const SECOND_SIDE_OFFSET = 230;

/** The measurements run beside them: no port of 0, 230 or 450, and none that browsers refuse. */
export const BENCH_OFFSET = 660;

/** Separate from all of them: it stops its backend again and again. */
export const CHAOS_OFFSET = 870;

/** Where Firefox and WebKit meet an app that runs beside the others. */
export const BROWSERS_OFFSET = 1110;

/** From there to the ports of the line that those browsers use instead, which can be cut. */
export const LINE_OFFSET = 7;

export const HIGHEST_OFFSET = 65_535 - Math.max(...Object.values(BASE_PORTS));

export const portName = (key) => NAMES[key];

/** Every port with the offset added. The web app derives the same: base + (location.port - 5000). */
export function portPlan(offset) {
  return Object.fromEntries(Object.entries(BASE_PORTS).map(([key, port]) => [key, port + offset]));
}

/** Why this offset cannot be used, or null. */
export function offsetProblem(offset) {
  if (!Number.isInteger(offset) || offset < 0 || offset > HIGHEST_OFFSET) {
    return `--offset must be a whole number from 0 to ${HIGHEST_OFFSET}.`;
  }
  const plan = portPlan(offset);
  const refused = OPENED_BY_BROWSER.find((key) => REFUSED_BY_BROWSERS.has(plan[key]));
  return refused === undefined
    ? null
    : `--offset ${offset} puts ${NAMES[refused]} on port ${plan[refused]}, which browsers refuse to open.`;
}
