import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The app knows its version, and `/version.json` says which one hosting serves. `root`: where package.json is. */
export function appVersion(root: string): Plugin {
  const { version } = JSON.parse(readFileSync(new URL('package.json', `file://${root}/`), 'utf8')) as {
    version: string;
  };
  return {
    name: 'app-version',
    config: () => ({ define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(version) } }),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ version }) });
    },
  };
}
