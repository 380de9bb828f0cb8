import { afterEach, expect, test, vi } from 'vitest';

/** A tab of its own, with its engine or without. */
async function openTab() {
  vi.resetModules();
  const { openedCompany } = await import('#data/live/opened-company.ts');
  const { followOpenedCompany } = await import('./opened-company-channel.ts');
  const watch = () => {
    const told: string[] = [];
    stops.push(followOpenedCompany()((clientId) => told.push(clientId)));
    return told;
  };
  return { openedCompany, followOpenedCompany, watch };
}
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

test('the engine hears of the company that was opened before it began, and of the next one', async () => {
  const { openedCompany, watch } = await openTab();
  openedCompany.tell('c1');
  const told = watch();
  openedCompany.tell('c2');
  expect([told[0], told.at(-1)]).toEqual(['c1', 'c2']);
});

test('the tab that leads hears of what is opened in another one', async () => {
  const told = (await openTab()).watch();
  const other = await openTab();
  other.followOpenedCompany();
  other.openedCompany.tell('c9');
  await vi.waitFor(() => expect(told).toEqual(['c9']));
});

test('a browser without channels between tabs tells its own tab', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const { openedCompany, watch } = await openTab();
  const told = watch();
  openedCompany.tell('c1');
  expect(told).toEqual(['c1']);
});
