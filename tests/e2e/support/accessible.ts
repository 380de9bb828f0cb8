import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Looks at what is shown now. Nothing is described that is well, and the answer is put together in the page itself
 * rather than in a second one: no page here has a frame of another origin, which is all that this leaves out.
 */
export const axeOf = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

/** No serious finding on what is shown now, or in a part of it alone; `screen` names it in a failure. */
export async function expectAccessible(page: Page, screen: string, part?: Locator): Promise<void> {
  // What fades in is pale until it is fully shown, and may begin to at any time, as 'Tudo enviado' does. With motion again
  // all of it would begin once more, so the page goes on without.
  await page.emulateMedia({ reducedMotion: 'reduce' });
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
  const axe = axeOf(page).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']);
  if (part !== undefined) {
    await part.evaluate((element) => element.setAttribute('data-looked-at', ''));
    axe.include('[data-looked-at]');
  }
  const { violations } = await axe.analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
    screen,
  ).toEqual([]);
}
