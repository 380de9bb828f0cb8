import { companyIds, createAccount } from '../support/accounts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

test(
  'a client makes an address for the calendar, which anybody may read until it is ended',
  { tag: '@turn-3' },
  async ({ page, request }) => {
    const companies = await companyIds(['Padaria Pão Dourado Ltda']);
    const person = await createAccount('Ana Calendário', 'client', companies);
    await signInAs(page, person.email, '/client-portal/me');
    const card = page.getByRole('region', { name: 'Assinar no calendário' });
    await expect(card).toContainText('Nenhum endereço criado.');
    await expect(card).toContainText('8 a 24 horas');

    await card.getByRole('button', { name: 'Criar endereço' }).click();
    const field = card.getByLabel('Endereço do calendário');
    await expect(field).toHaveValue(/\/calendario\/[\w-]{43}\.ics$/);
    const line = card.getByRole('listitem').filter({ hasText: 'Padaria Pão Dourado' });
    await expect(line).toContainText('Nenhum calendário leu ainda.');
    await expectAccessible(page, 'a new address for calendars');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    const address = await field.inputValue();
    const answer = await request.get(address);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toContain('text/calendar');
    expect(answer.headers()['cache-control']).toContain('private');
    expect(await answer.text()).toContain('BEGIN:VEVENT');

    await goOffline(page);
    await expect(card).toContainText('Criar, ver e encerrar endereços precisa de conexão.');
    await expect(card.getByRole('button', { name: 'Criar endereço' })).toBeDisabled();
    await goOnline(page);

    await page.reload();
    await expect(line).toContainText('Lido pela última vez em');
    await expect(field).toBeHidden();
    await line.getByRole('button', { name: /^Encerrar o endereço/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar' }).click();
    await expect(page.getByText('Endereço encerrado')).toBeVisible();
    await expect(card).toContainText('Nenhum endereço criado.');
    expect((await request.get(address)).status()).toBe(404);
  },
);
