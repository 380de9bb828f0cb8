import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { companyIds } from '../support/accounts.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { demo, openScreen, signInAs } from '../support/people.ts';
import { rowsWhere } from '../support/server-rows.ts';
import { expect, test } from '../support/story.ts';

const COMPANY = 'Padaria Pão Dourado Ltda';

const countOf = async (collection: string, field: string, value: string) =>
  (await rowsWhere(collection, field, value)).length;

/** 'Pedir', of one template, of the one client that is searched for. */
async function ask(page: Page, template: string): Promise<void> {
  await openScreen(page, '/admin/asks');
  await page.getByRole('link', { name: `Pedir ${template}` }).click();
  await expect(page.getByLabel('Título')).toHaveValue(template);
  await page.getByPlaceholder('Buscar por nome, CNPJ ou CPF').fill('Pão Dourado');
  await page.getByRole('button', { name: 'Pedir a 1 cliente' }).click();
  await expect(page.getByText('Documentos pedidos a 1 cliente!')).toBeVisible();
  await expect(page.getByText('1 cliente já tem e fica como está.')).toBeVisible();
}

test(
  'two who ask by one template without a connection ask nobody twice',
  { tag: '@turn-3' },
  async ({ page, browser }, info) => {
    const mark = `${info.project.name} ${Date.now()}`;
    const [template, extract, notes] = [`Modelo ${mark}`, `Extrato ${mark}`, `Notas ${mark}`] as const;
    const [clientId = ''] = await companyIds([COMPANY]);

    await signInAs(page, demo.accountant, '/admin');
    await openScreen(page, '/admin/asks');
    await page.getByRole('button', { name: 'Novo modelo' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Novo modelo' });
    await dialog.getByLabel('Título').fill(template);
    await dialog.getByLabel('Documentos').fill(`${extract} | Bancos\n${notes}`);
    await expectAccessible(page, 'a template of what is asked');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('link', { name: `Pedir ${template}` })).toBeVisible();
    await expect.poll(() => countOf('request_templates', 'title', template), { timeout: 30_000 }).toBe(1);

    const other = await browser.newContext({ viewport: page.viewportSize() });
    const colleague = await other.newPage();
    await signInAs(colleague, demo.supervisor, '/admin');
    await openScreen(colleague, '/admin/asks');
    await expect(colleague.getByRole('link', { name: `Pedir ${template}` })).toBeVisible({ timeout: 30_000 });
    await openScreen(colleague, '/admin/asks/new');
    await expect(colleague.getByRole('list', { name: 'Clientes a quem pedir' })).toBeVisible({
      timeout: 30_000,
    });
    await openScreen(page, '/admin/asks/new');
    await expect(page.getByRole('list', { name: 'Clientes a quem pedir' })).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page, 'asking many clients');

    await goOffline(page);
    await goOffline(colleague);
    await ask(page, template);
    await ask(colleague, template);
    expect(await countOf('document_requests', 'title', template)).toBe(0);
    await goOnline(page);
    await expect.poll(() => countOf('request_items', 'label', notes), { timeout: 30_000 }).toBe(1);
    // Not in the same moment: who loses a race is refused first, which the console tells of.
    await goOnline(colleague);
    for (const device of [page, colleague]) {
      await openScreen(device, `/admin/clients/${clientId}?secao=pedidos`);
      const asked = device.getByRole('list', { name: `Documentos pedidos: ${template}` });
      await expect(asked.getByRole('listitem')).toHaveCount(2);
      await expect(asked.getByText('No aparelho')).toHaveCount(0, { timeout: 30_000 });
      await expect(asked.getByText('Precisa de atenção')).toHaveCount(0);
    }
    expect(await countOf('document_requests', 'title', template)).toBe(1);
    expect(await countOf('request_items', 'label', extract)).toBe(1);
    await other.close();
  },
);
