import { readFile } from 'node:fs/promises';
import { companyIds, createAccount, removeAccountRow } from '../support/accounts.ts';
import { dropFiles, pdf } from '../support/files.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

test.use({ hasRefusals: true });

test(
  'an account whose row is missing is hidden and kept, and comes back by itself with all its work',
  { tag: '@turn-3' },
  async ({ page }, info) => {
    const [company = ''] = await companyIds(['Padaria Pão Dourado Ltda']);
    const person = await createAccount('Rita Sales', 'client', [company]);
    const file = await pdf(`Balancete ${info.project.name} ${Date.now()}.pdf`, 'Balancete');
    const row = page.getByRole('listitem').filter({ hasText: file.name });
    const hidden = page.getByRole('heading', { name: 'Não encontramos o seu cadastro' });
    await signInAs(page, person.email, '/client-portal');
    await expect(page.getByRole('listitem').filter({ hasText: 'Enviado' }).first()).toBeVisible();

    await goOffline(page);
    await dropFiles(page, [file]);
    await expect(row.getByText('No aparelho')).toBeVisible();
    const putBack = await removeAccountRow(person);
    await goOnline(page);
    await expect(hidden).toBeVisible();
    await expect(row).toHaveCount(0);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exportar o que não foi enviado' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain(file.name);

    await goOffline(page);
    await page.reload();
    await expect(hidden).toBeVisible();
    await page.goto('/client-portal');
    await expect(hidden).toBeVisible();
    await expect(row).toHaveCount(0);

    await goOnline(page);
    await expect(page.getByText('a tela volta sozinha', { exact: false })).toBeVisible();
    await putBack();
    await expect(row.getByText('Enviado', { exact: true })).toBeVisible({ timeout: 30_000 });
  },
);
