import { expect, type Page } from '@playwright/test';

/** `what` names the screen in a failure. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  // A phone's browser widens its window to what sticks out, so it is compared with the width that was asked for.
  const excess = (await page.evaluate(() => document.documentElement.scrollWidth)) - width;
  expect(excess, `${what}: pixels to the right`).toBeLessThanOrEqual(0);
}
