import type { Plugin } from 'vite';

/** Traces of the local backend and of keys that only a server may hold. */
const FORBIDDEN = [
  /demo-portal/,
  /demo-key/,
  /Demo@2026!/,
  /-----BEGIN [A-Z ]*PRIVATE KEY/,
  /"type":\s*"service_account"/,
  /(?:localhost|127\.0\.0\.1):\d{4}/,
];

/** Fails a production build that would ship an emulator switch or a secret. */
export function forbidInProduction(): Plugin {
  return {
    name: 'forbid-in-production',
    apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
    generateBundle(_options, bundle) {
      for (const [name, output] of Object.entries(bundle)) {
        const text =
          output.type === 'chunk' ? output.code : typeof output.source === 'string' ? output.source : '';
        const found = FORBIDDEN.find((pattern) => pattern.test(text));
        if (found !== undefined)
          this.error(`${name} must not reach production: it contains ${String(found)}`);
      }
    },
  };
}
