import { companyIds, createAccount } from '../support/accounts.ts';
import { dropFiles, pdf } from '../support/files.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

const [BAKERY, CLINIC] = ['Padaria Pão Dourado Ltda', 'Clínica Odonto Sorriso S/S'];

test(
  'a client of two companies changes between them, and each keeps its own documents',
  { tag: '@turn-1' },
  async ({ page }, info) => {
    const file = await pdf(`Alvara ${info.project.name} ${Date.now()}.pdf`, 'Alvara');
    const [bakery = '', clinic = ''] = await companyIds([BAKERY, CLINIC]);
    const person = await createAccount('Nair Duarte', 'client', [bakery, clinic]);
    await signInAs(page, person.email, '/client-portal');
    const row = page.getByRole('listitem').filter({ hasText: file.name });
    const change = async (from: string, to: string) => {
      await page.getByRole('button', { name: `Trocar de empresa. Atual: ${from}` }).click();
      await page.getByRole('menuitem', { name: to }).click();
      await expect(page.getByRole('button', { name: `Trocar de empresa. Atual: ${to}` })).toBeVisible();
    };

    await change(BAKERY, CLINIC);
    await dropFiles(page, [file]);
    await expect(row.getByText('Enviado', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: `Trocar de empresa. Atual: ${CLINIC}` })).toBeVisible();
    await expect(row).toBeVisible();

    await change(CLINIC, BAKERY);
    await expect(page.getByRole('listitem').filter({ hasText: 'Enviado' }).first()).toBeVisible();
    await expect(row).toHaveCount(0);
    await page.getByRole('tab', { name: 'Obrigações' }).click();
    await change(BAKERY, CLINIC);
    await expect(page.getByRole('tab', { name: 'Obrigações' })).toHaveAttribute('aria-selected', 'true');
  },
);
