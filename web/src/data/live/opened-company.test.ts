import { afterEach, expect, test, vi } from 'vitest';

const load = async () => {
  vi.resetModules();
  return (await import('./opened-company.ts')).openedCompany;
};
const stops: (() => void)[] = [];
const watch = (company: Awaited<ReturnType<typeof load>>) => {
  const told: string[] = [];
  stops.push(company.watch((clientId) => told.push(clientId)));
  return told;
};
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

test('the engine hears of the company that was opened before it began, and of the next one', async () => {
  const company = await load();
  company.tell('c1');
  const told = watch(company);
  company.tell('c2');
  expect([told[0], told.at(-1)]).toEqual(['c1', 'c2']);
});

test('the tab that leads hears of what is opened in another one', async () => {
  const told = watch(await load());
  (await load()).tell('c9');
  await vi.waitFor(() => expect(told).toEqual(['c9']));
});

test('a browser without channels between tabs tells its own tab', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const company = await load();
  const told = watch(company);
  company.tell('c1');
  expect(told).toEqual(['c1']);
});
