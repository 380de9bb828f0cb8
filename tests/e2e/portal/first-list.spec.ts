import type { Page } from '@playwright/test';
import { firstPaint, languagesOfStart, watchStarts } from '../support/first-paint.ts';
import { demo, signInAs } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

/** What survives minifying of each part of the SDK; the address of a server is in our own scripts too. */
const SDK = /@firebase\/|google\.firestore/;

const FIRST_ROW = '[aria-label="Documentos Enviados"] > li';

/** When each script with a trace of the SDK was asked for. */
async function sdkAskedAt(page: Page): Promise<number[]> {
  return page.evaluate(async (trace) => {
    const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    // Without the questions below: asked again and again, they would fill what the browser keeps of such entries.
    const scripts = asked.filter((entry) => entry.name.endsWith('.js') && entry.initiatorType !== 'fetch');
    const times = await Promise.all(
      scripts.map(async ({ name, startTime }) => {
        const text = await (await fetch(name)).text();
        return new RegExp(trace).test(text) ? [startTime] : [];
      }),
    );
    return times.flat();
  }, SDK.source);
}

async function openSignedIn(page: Page): Promise<void> {
  await signInAs(page, demo.client, '/client-portal');
  await expect(page.locator(FIRST_ROW).first()).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await watchStarts(page, FIRST_ROW);
}

test('the first list is painted from the device before the SDK is asked for', async ({ page }) => {
  await openSignedIn(page);
  await page.reload();
  // With a connection the SDK does come: the order is what matters.
  await expect.poll(async () => (await sdkAskedAt(page)).length).toBeGreaterThan(0);
  expect(Math.min(...(await sdkAskedAt(page)))).toBeGreaterThan(await firstPaint(page));
});

test(
  'without a connection the portal opens without the SDK and without a word in the console',
  { tag: '@turn-1' },
  async ({ page, context }) => {
    await openSignedIn(page);
    await context.setOffline(true);
    const words: string[] = [];
    // The page that is left may still say that its streams broke.
    await page.goto('about:blank');
    page.on('console', (message) => words.push(`${message.type()}: ${message.text()}`));
    await page.goto('/client-portal');
    await expect(page.locator(FIRST_ROW).first()).toBeVisible();
    await expect(page.getByText('Sem conexão').first()).toBeVisible();
    // The engine runs when it holds the lock of the leading tab.
    await expect
      .poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name)))
      .toContainEqual(expect.stringMatching(/^portal\.sync\./));
    expect(await sdkAskedAt(page)).toEqual([]);
    expect(await languagesOfStart(page)).toEqual([]);
    expect(words).toEqual([]);

    await context.setOffline(false);
    await expect.poll(async () => (await sdkAskedAt(page)).length).toBeGreaterThan(0);
    await expect(page.getByText('Sem conexão')).toHaveCount(0);
  },
);
