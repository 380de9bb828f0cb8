import { readFile } from 'node:fs/promises';
import { inRoot } from '../paths.mjs';

/** Public identifiers of the Firebase project that every production bundle carries. */
export const WEB_VARIABLES = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_MESSAGING_SENDER_ID',
  'VITE_FIREBASE_APP_ID',
];

/** Where the web build looks, later ones winning, as Vite does it. */
const WEB_FILES = ['.env', '.env.local', '.env.production', '.env.production.local'];

/** The web variables of the files and the environment together; those of one project in `.env.{project}` too. */
export async function webVariables({ project = null, env = process.env } = {}) {
  const files = project === null ? WEB_FILES : [...WEB_FILES, `.env.${project}`];
  return { ...(await readEnvFiles(files)), ...env };
}

export const functionVariables = (project) => readEnvFiles(['functions/.env', `functions/.env.${project}`]);

/** One line for each variable that is missing or empty. */
export function missingVariables(names, values, where) {
  return names
    .filter((name) => (values[name] ?? '').trim() === '')
    .map((name) => `${name} is missing: set it in ${where}.`);
}

async function readEnvFiles(files) {
  const texts = await Promise.all(files.map((file) => readFile(inRoot(file), 'utf8').catch(() => '')));
  return Object.assign({}, ...texts.map(parseEnv));
}

/** `NAME=value` lines; quotes around a value are dropped, lines with # are remarks. */
export function parseEnv(text) {
  const lines = text
    .split(/\r?\n/)
    .map((line) => /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/.exec(line));
  return Object.fromEntries(
    lines
      .filter((match) => match !== null)
      .map(([, name, value]) => [name, value.replace(/^(["'])(.*)\1$/, '$2')]),
  );
}
