import { env } from './env.ts';

/** Where the functions answer plain requests; the callables' own SDK knows it by itself. */
export function functionsAddress(): string {
  const { projectId } = env.firebase;
  // The literal lets the production build drop the branch.
  if (import.meta.env.MODE === 'demo' && env.kind === 'local')
    return `http://${env.emulators.host}:${env.emulators.functions}/${projectId}/${env.region}`;
  return `https://${env.region}-${projectId}.cloudfunctions.net`;
}
