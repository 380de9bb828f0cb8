import type { Page } from '@playwright/test';
import { expect, test } from './support/story.ts';

const headingFont = (page: Page) =>
  page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily.split(',')[0]);

test('a first visit is readable before any font is asked for, and the next has them from its first paint', async ({
  page,
}) => {
  await page.goto('/quem-somos');
  await expect.poll(() => headingFont(page)).toBe('Gabarito');
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  }));
  expect(asked).toHaveLength(2);
  for (const at of asked) expect(at).toBeGreaterThan(painted);

  // Of the page's scripts only the one in its head has run by the time that its body begins.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.body === null) return;
      observer.disconnect();
      document.documentElement.dataset['atBody'] = document.documentElement.className;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/servicos');
  await expect(page.locator('html')).toHaveAttribute('data-at-body', 'with-fonts');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the fonts come with the page', async ({ page }) => {
    const font = page.waitForResponse(/gabarito-[^/]*\.woff2$/);
    await page.goto('/');
    expect((await font).ok()).toBe(true);
  });
});
