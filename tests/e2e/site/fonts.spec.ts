import type { Page } from '@playwright/test';
import { expect, test } from '../support/story.ts';

const headingFont = (page: Page) =>
  page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily.split(',')[0]);

/** When the page was first painted, and when it asked for each font, in ms of its own clock. */
const paintedAndAsked = (page: Page) =>
  page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  }));

test('on a phone the first page is readable before any font is asked for, and the next has them from its first paint', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/quem-somos');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('site.fonts'))).toBe('1');
  const { painted, asked } = await paintedAndAsked(page);
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
  expect(await headingFont(page)).toBe('Gabarito');
});

test('the fonts that come late move nothing that is being read', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    new PerformanceObserver((shifts) => {
      document.documentElement.dataset['shifts'] = String(shifts.getEntries().length);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/termos', '/blog']) {
    await page.goto(path);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('site.fonts'))).toBe('1');
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
    await expect(page.locator('html')).not.toHaveAttribute('data-shifts', /./);
    await page.evaluate(() => localStorage.removeItem('site.fonts'));
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the fonts come with the page', async ({ page }) => {
    const font = page.waitForResponse(/gabarito-[^/]*\.woff2$/);
    await page.goto('/');
    expect((await font).ok()).toBe(true);
  });
});
