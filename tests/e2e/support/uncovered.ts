import { expect, type Locator, type Page } from '@playwright/test';

const NOTICES = 'section[aria-label=Avisos] button[aria-label=Fechar]';

/** Some notice is shown, and none of them covers this. */
export async function expectUncovered(page: Page, kept: Locator): Promise<void> {
  await expect(page.locator(NOTICES).first()).toBeVisible();
  await expect(async () => {
    const notices = await page.locator('section[aria-label=Avisos]').boundingBox();
    const box = await kept.boundingBox();
    if (notices === null || box === null) throw new Error('not on the page');
    const isBeside = notices.x + notices.width <= box.x || box.x + box.width <= notices.x;
    const isAboveOrBelow = notices.y + notices.height <= box.y || box.y + box.height <= notices.y;
    expect(isBeside || isAboveOrBelow, JSON.stringify({ notices, box })).toBe(true);
  }).toPass({ timeout: 5_000 });
}
