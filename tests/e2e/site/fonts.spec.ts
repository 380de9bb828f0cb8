import type { Page } from '@playwright/test';
import { differentPaths } from '../support/site-pages.ts';
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

test(
  'every page has the fonts on a first visit, and they move nothing that is being read',
  { tag: '@turn-3' },
  async ({ browser, request, baseURL }) => {
    // Fourteen articles and all that leads to them, at two widths of phones and on a desk.
    test.setTimeout(240_000);
    for (const width of [390, 412, 1280]) {
      const visitor = await browser.newContext({ viewport: { width, height: 844 }, serviceWorkers: 'block' });
      const page = await visitor.newPage();
      await page.addInitScript(() => {
        localStorage.clear();
        // Before it a page that comes in parts is drawn in parts, which is no work of the fonts.
        let drawnAt = Infinity;
        new MutationObserver(() => {
          if (document.documentElement.classList.contains('with-fonts'))
            drawnAt = Math.min(drawnAt, performance.now());
        }).observe(document, { subtree: true, attributeFilter: ['class'] });
        // The library's type does not know what moved.
        const moved = (shift: PerformanceEntry & { sources?: { node: Node | null }[] }) =>
          `at ${Math.round(shift.startTime)} ms ${(shift.sources ?? [])
            .map(({ node }) => (node?.parentElement ?? document.body).outerHTML.slice(0, 80))
            .join(' ')}`;
        new PerformanceObserver((shifts) => {
          const later = shifts.getEntries().filter(({ startTime }) => startTime >= drawnAt);
          if (later.length > 0) document.documentElement.dataset['shifts'] = later.map(moved).join(', ');
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const path of [...(await differentPaths(request)), '/auth']) {
        const what = `${path} at ${width} px`;
        await page.goto(`${baseURL ?? ''}${path}`);
        await expect.poll(() => headingFont(page), what).toBe('Gabarito');
        await expect.poll(() => page.evaluate(() => document.fonts.check('1em Gabarito')), what).toBe(true);
        await page.evaluate(
          () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
        );
        await expect(page.locator('html'), what).not.toHaveAttribute('data-shifts', /./);
      }
      await visitor.close();
    }
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the fonts come with the page', async ({ page }) => {
    const font = page.waitForResponse(/gabarito-[^/]*\.woff2$/);
    await page.goto('/');
    expect((await font).ok()).toBe(true);
  });
});
