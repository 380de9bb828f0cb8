import { holdBack } from '../support/site-pages.ts';
import { expect, test } from '../support/story.ts';

test.use({ keepsPages: false });

test('on a phone the menu opens and closes by its button, by Escape, and by what is chosen in it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const button = page.locator('.menu-button');
  const portal = page.getByRole('link', { name: 'Portal do Cliente' }).first();
  await expect(portal).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(portal).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(portal).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await button.click();
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Serviços' }).click();
  await expect(page).toHaveURL(/\/servicos$/);
  await expect(portal).toBeHidden();
  await button.click();
  await portal.click();
  await expect(page).toHaveURL(/\/auth$/);
});

test('what is pressed before the page has its scripts is done once they are there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdBack(page, /assets\/index-[^/]*\.js$/);
  await page.goto('/contato');
  await page.locator('.menu-button').click();
  await expect(page.locator('.menu-button')).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(page.locator('.menu-button')).toHaveAttribute('aria-expanded', 'true');
});

test('without scripts the menu of a phone is open', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Serviços' }).click();
  await expect(page).toHaveURL(/\/servicos$/);
  await context.close();
});
