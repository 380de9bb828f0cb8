import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No serious finding on what is shown now; `screen` names it in a failure. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  // What fades in is pale until it is fully shown.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        // One that follows the scrolling ends with it alone.
        .filter(({ timeline }) => timeline === document.timeline)
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
    screen,
  ).toEqual([]);
}
