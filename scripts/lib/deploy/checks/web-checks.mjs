import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleBreaches } from '#scripts/build/bundle-law.mjs';
import { missingVariables, WEB_VARIABLES } from '../required-variables.mjs';

export const webVariableSubject = {
  read: async () => null,
  checks: [
    {
      name: 'Web: variables',
      judge: (_found, { web }) => {
        const missing = missingVariables(WEB_VARIABLES, web, '').map((line) => line.split(' ')[0]);
        return missing.length === 0 ? null : `${missing.join(', ')} missing`;
      },
      mend: ({ project, firebaseTools }) =>
        `put them into .env.${project}: npx ${firebaseTools} apps:sdkconfig WEB --project ${project} prints them`,
    },
  ],
};

/** What is in hosting's folder, no matter who put it there. */
export const webBuildSubject = {
  async read({ buildProblem, dist }) {
    if (buildProblem !== null) return { problem: buildProblem, scripts: '' };
    const breaches = await bundleBreaches(dist).catch(() => ['dist/ is not there.']);
    if (breaches.length === 0) return { problem: null, scripts: await scriptsOf(dist) };
    const more = breaches.length > 1 ? ` (and ${breaches.length - 1} more)` : '';
    return { problem: `${breaches[0]}${more}`, scripts: '' };
  },
  checks: [
    {
      name: 'Web: production build',
      judge: ({ problem }) => problem,
      mend: () => 'npm run build',
    },
    {
      name: 'Web: built for this project',
      judge: ({ problem, scripts }, { web }) => {
        if (problem !== null) return 'there is no build to look at';
        const absent = [
          'VITE_FIREBASE_PROJECT_ID',
          'VITE_FIREBASE_APP_ID',
          'VITE_FIREBASE_STORAGE_BUCKET',
        ].filter((name) => !scripts.includes(web[name]));
        return absent.length === 0 ? null : `the build does not carry ${absent.join(', ')}`;
      },
      mend: ({ project }) => `npm run deploy -- --project ${project} --dry-run   (it builds)`,
    },
  ],
};

async function scriptsOf(dist) {
  const assets = join(dist, 'assets');
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  return (await Promise.all(names.map((name) => readFile(join(assets, name), 'utf8')))).join('\n');
}
