import { companyIds } from '../support/accounts.ts';
import { goOffline } from '../support/offline.ts';
import { demo, openScreen, signInAs } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

const COMPANY = 'Padaria Pão Dourado Ltda';

test(
  'a client’s documents lie in folders by month, opened and closed by a press, without a connection',
  { tag: '@turn-3' },
  async ({ page }) => {
    const [clientId = ''] = await companyIds([COMPANY]);
    await signInAs(page, demo.accountant, '/admin');
    await openScreen(page, `/admin/clients/${clientId}?secao=documentos`);
    const folders = page.getByRole('group', { name: 'Pastas por mês' });
    await expect(folders.getByRole('button').nth(1)).toBeVisible();
    await goOffline(page);
    const rows = page.getByRole('main').getByRole('button', { name: /^Abrir / });
    const all = await rows.count();
    const folder = folders.getByRole('button').first();
    await folder.click();
    await expect(folder).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => rows.count()).toBeLessThan(all);
    expect(await rows.count()).toBeGreaterThan(0);
    // The address tells it: the folder is open still after a reload.
    await page.reload();
    await expect(folder).toHaveAttribute('aria-pressed', 'true');
    await folder.click();
    await expect(folder).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => rows.count()).toBe(all);
  },
);
