import { expect, it } from 'vitest';
import { serveWithoutWorker } from './serve-without-worker.ts';

type Rule = { condition: { urlPattern: string }; source: unknown };

/** What a worker of such a browser says of its routes at its installation. */
function install(addRoutes?: (rules: Rule[]) => Promise<void>) {
  const scope = new EventTarget();
  const waited: Promise<unknown>[] = [];
  serveWithoutWorker(scope as unknown as ServiceWorkerGlobalScope, 'files');
  const waitUntil = (work: Promise<unknown>) => void waited.push(work);
  scope.dispatchEvent(Object.assign(new Event('install'), { waitUntil, addRoutes }));
  return Promise.all(waited);
}

it('the browser takes scripts from the cache by itself, and leaves the readers of PDFs to the worker', async () => {
  const rules: Rule[] = [];
  await install(async (said) => void rules.push(...said));
  const sourceOf = (path: string) =>
    rules.find(({ condition }) => path.startsWith(condition.urlPattern.replace(/\*$/, '')))?.source;
  expect(sourceOf('/assets/ui-abc.js')).toEqual({ cacheName: 'files' });
  expect(sourceOf('/assets/pdf-abc.js')).toBe('fetch-event');
  expect(sourceOf('/admin')).toBeUndefined();
});

it('a browser that knows no routes, or refuses them, installs the worker all the same', async () => {
  await expect(install()).resolves.toEqual([]);
  await expect(install(() => Promise.reject(new TypeError('not here')))).resolves.toEqual([undefined]);
});
