import { readdir, readFile } from 'node:fs/promises';
import { inRoot } from '../paths.mjs';
import { functionsAddress } from './forward-to-function.mjs';

const CSP = 'content-security-policy';
const ASSETS = '/assets/**';
/** What the browser talks to besides its own origin; the functions hand out no other address. */
const BROWSER_SERVICES = ['auth', 'firestore', 'storage', 'functions'];

/** firebase.json's hosting section as it is to be served from `directory`, with the plan's emulators in its policy and behind it. */
export async function localHosting(plan, directory) {
  const { hosting } = JSON.parse(await readFile(inRoot('firebase.json'), 'utf8'));
  const headers = keptWhereThere(hosting.headers, await assetNames(directory));
  const functions = functionsAddress(plan);
  return { ...hosting, public: directory, headers: withEmulators(headers, plan), functions };
}

/** The rules with the hosts of one run in their policy: nothing local may call the outside. */
export const withEmulators = (rules, plan) =>
  withHosts(rules, {
    connect: BROWSER_SERVICES.map((key) => `http://localhost:${plan[key]}`),
    reports: functionsAddress(plan),
  });

/** The rules with the functions of one project in their policy; firebase.json names no project. */
export function withProject(rules, project, region) {
  const functions = `https://${region}-${project}.cloudfunctions.net`;
  return withHosts(rules, { connect: [functions], reports: functions });
}

function withHosts(rules, { connect, reports }) {
  const complete = (policy) =>
    `${addToConnectSrc(policy, connect)}; report-uri ${reports}/receivePolicyReport`;
  return rules.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value: key.toLowerCase() === CSP ? complete(value) : value,
    })),
  }));
}

/** Names of the files that may be kept forever. */
export const assetNames = (directory) => readdir(inRoot(directory, 'assets'));

/**
 * The host sends the headers of a path whether a file is there or not. So those of the assets are sent only with the files of
 * this build alone: a missing one that is kept for a year would still be missing after a rollback brought it back.
 */
export function keptWhereThere(rules, names) {
  const files = names.map((name) => name.replaceAll('.', '\\.')).join('|');
  return rules.map((rule) =>
    rule.source === ASSETS ? { regex: `^/assets/(?:${files})$`, headers: rule.headers } : rule,
  );
}

function addToConnectSrc(policy, origins) {
  const widened = policy.replace(/connect-src [^;]*/, (directive) => [directive, ...origins].join(' '));
  if (widened === policy) throw new Error('The content security policy of firebase.json has no connect-src');
  return widened;
}
