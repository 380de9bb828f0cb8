import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from './people.ts';

const title = (page: Page) => page.getByRole('heading', { name: 'Bloqueado por inatividade' });

/** Once the page shows something. */
export const isLocked = (page: Page): Promise<boolean> => title(page).isVisible();

/** Nothing of the account is anywhere in the document, which asks for the password. */
export async function expectLocked(page: Page, hidden: readonly string[]): Promise<void> {
  await expect(title(page)).toBeVisible();
  const document_ = await page.content();
  for (const text of hidden) expect(document_).not.toContain(text);
  await expect(page).toHaveTitle(/^Bloqueado por inatividade/);
}

export async function unlock(page: Page, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Desbloquear' }).click();
}

/** The password is right: the screens are there again. */
export const untilUnlocked = (page: Page): Promise<void> => title(page).waitFor({ state: 'hidden' });

/** As if nobody had touched this device for so long: no tab of it, and it may have been closed. */
export async function passTime(page: Page, minutes: number): Promise<void> {
  await page.evaluate((idle) => {
    const [uid, at] = (localStorage.getItem('portal.last_use') ?? '').split(' ');
    localStorage.setItem('portal.last_use', `${String(uid)} ${String(Number(at) - idle * 60_000)}`);
  }, minutes);
}
