import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

/** The authenticator app of a story's person. The provider takes no code twice, so a code waits for its next half minute. */
export class Authenticator {
  private readonly totp: TOTP;
  private last = '';
  constructor(key: string) {
    this.totp = new TOTP({ secret: Secret.fromBase32(key), digits: 6, period: 30, algorithm: 'SHA1' });
  }

  /** The code of now, or where that was used the one that begins next: clocks may differ by one. */
  next(): string {
    const now = this.totp.generate();
    const code = now === this.last ? this.totp.generate({ timestamp: Date.now() + 30_000 }) : now;
    this.last = code;
    return code;
  }
}

/** Reads the key off the screen, types a code, and keeps the recovery codes. */
export async function setUpFactor(page: Page): Promise<{ app: Authenticator; codes: string[] }> {
  const key = page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/);
  const app = new Authenticator((await key.innerText()).replaceAll(' ', ''));
  await page.getByLabel('Código de 6 números').fill('000000');
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(page.getByText('Código incorreto.')).toBeVisible();
  await page.getByLabel('Código de 6 números').fill(app.next());
  await page.getByRole('button', { name: 'Conferir' }).click();
  const list = page.getByRole('list', { name: 'Códigos de recuperação' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const codes = await list.getByRole('listitem').allInnerTexts();
  await page.getByLabel('Guardei os 10 códigos fora deste aparelho').check();
  await page.getByRole('button', { name: 'Concluir' }).click();
  return { app, codes };
}
