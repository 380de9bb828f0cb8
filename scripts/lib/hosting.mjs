import { readFile } from 'node:fs/promises';
import { inRoot } from './paths.mjs';

const CSP = 'content-security-policy';
/** What the browser talks to besides its own origin; the functions hand out no other address. */
const BROWSER_SERVICES = ['auth', 'firestore', 'storage', 'functions'];

/** firebase.json's hosting section, with the plan's emulators added to connect-src and `public` replaced. */
export async function localHosting(plan, directory) {
  const { hosting } = JSON.parse(await readFile(inRoot('firebase.json'), 'utf8'));
  return { ...hosting, public: directory, headers: withEmulators(hosting.headers, emulatorOrigins(plan)) };
}

export const emulatorOrigins = (plan) => BROWSER_SERVICES.map((key) => `http://localhost:${plan[key]}`);

export function withEmulators(rules, origins) {
  return rules.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) =>
      key.toLowerCase() === CSP ? { key, value: addToConnectSrc(value, origins) } : { key, value },
    ),
  }));
}

function addToConnectSrc(policy, origins) {
  const widened = policy.replace(/connect-src [^;]*/, (directive) => [directive, ...origins].join(' '));
  if (widened === policy) throw new Error('The content security policy of firebase.json has no connect-src');
  return widened;
}
