import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** What only the local backend or a server may know, and the way to tell it. */
const FORBIDDEN = [
  { pattern: /(?:localhost|127\.0\.0\.1):\d{2,5}/, what: 'an emulator address' },
  { pattern: /\bdemo-portal\b/, what: 'the local project' },
  { pattern: /\b(?:9099|9199)\b/, what: 'an emulator port' },
  { pattern: /Demo@2026!/, what: 'the demo password' },
  { pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/, what: 'a private key' },
  { pattern: /"private_key(?:_id)?"\s*:|"type"\s*:\s*"service_account"/, what: 'a service account' },
  { pattern: /\b(?:SMTP_PASSWORD|VAPID_PRIVATE_KEY)\b/, what: 'the name of a secret' },
  { pattern: /[#@] sourceMappingURL=/, what: 'a link to a source map' },
];
const TEXT = /\.(?:html|js|mjs|css|json|webmanifest|txt|xml|svg)$/;

/** One line for every breach of the law that no secret, emulator switch or source map reaches production. */
export async function bundleBreaches(directory) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const breaches = await Promise.all(files.map((file) => breachesOf(file, relative(directory, file))));
  return files.length === 0 ? [`${directory} is empty.`] : breaches.flat();
}

async function breachesOf(file, name) {
  if (name.endsWith('.map')) return [`${name} is a source map.`];
  return TEXT.test(name) ? textBreaches(name, await readFile(file, 'utf8')) : [];
}

export function textBreaches(name, text) {
  return FORBIDDEN.flatMap(({ pattern, what }) => {
    const found = pattern.exec(text);
    return found === null ? [] : [`${name} holds ${what}: ${found[0]}`];
  });
}
