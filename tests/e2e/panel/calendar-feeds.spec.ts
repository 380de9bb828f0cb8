import { companyIds, createAccount } from '../support/accounts.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

test(
  'an accountant has the own deadlines and those of a client in the calendar, and sees all addresses in one place',
  { tag: '@turn-1' },
  async ({ page, request }) => {
    const { email } = await createAccount('Caio Calendário', 'accountant');
    const [bakery] = await companyIds(['Padaria Pão Dourado Ltda']);
    await signInAs(page, email, `/admin/clients/${bakery ?? ''}`);
    const card = page.getByRole('region', { name: 'Assinar no calendário' });
    await card.getByRole('button', { name: 'Criar endereço' }).click();
    const address = await card.getByLabel('Endereço do calendário').inputValue();
    expect(await (await request.get(address)).text()).toContain('SUMMARY:');

    await page.goto('/admin/settings');
    await card.getByRole('button', { name: 'Criar endereço' }).click();
    await expect(card.getByLabel('Endereço do calendário')).toBeVisible();
    const lines = card.getByRole('listitem');
    await expect(lines).toHaveCount(2);
    await expect(lines.first()).toContainText('Meus prazos');
    await expect(lines.last()).toContainText('Padaria Pão Dourado');
  },
);
