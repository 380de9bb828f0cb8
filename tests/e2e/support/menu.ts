import { expect, type Locator, type Page } from '@playwright/test';

/** The panel's menu: beside the page, or behind a button, which is pressed first. */
export async function openMenu(page: Page): Promise<Locator> {
  const button = page.getByRole('button', { name: 'Abrir menu' });
  const menu = page.getByRole('complementary');
  await expect(button.or(menu).first()).toBeVisible();
  if (await button.isVisible()) await button.click();
  return menu;
}

/** Where it covers the page. */
export async function closeMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Fechar menu' });
  if (await button.isVisible()) await button.click();
}

/** To another screen of the panel: the menu closes by itself. */
export async function goByMenu(page: Page, entry: string): Promise<void> {
  const menu = await openMenu(page);
  await menu.getByRole('link', { name: entry, exact: true }).first().click();
}
