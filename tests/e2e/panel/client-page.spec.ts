import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { createClient, findClient } from '../support/clients.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { demo, openScreen, signInAs } from '../support/people.ts';
import { rowsWhere } from '../support/server-rows.ts';
import { expect, test } from '../support/story.ts';

const section = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const row = (page: Page, text: string) =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: text });

test(
  'a client’s page holds what belongs to it, opens by its URL without a connection, and lets it go',
  { tag: '@turn-3' },
  async ({ page }) => {
    const mark = Date.now();
    const [name, noteTitle, due] = [`Livraria ${mark}`, `Senha do portal ${mark}`, `DAS ${mark}`];
    await signInAs(page, demo.supervisor, '/admin');
    await createClient(page, {
      'Razão Social': name,
      'CNPJ/CPF': '6A.3ED.MWP/0001-68',
      Telefone: '(11) 3344-5566',
    });
    await (await findClient(page, name)).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    // Titles stay in the browser's history.
    await expect(page).toHaveTitle('Cliente · Painel Administrativo');
    await expect(page.getByRole('link', { name: '(11) 3344-5566' })).toHaveAttribute(
      'href',
      'tel:+551133445566',
    );
    await expect.poll(async () => (await rowsWhere('clients', 'corporate_name', name)).length).toBe(1);

    // Said of obligations only once all of them have arrived: without a connection that could not be known.
    await section(page, 'Obrigações').click();
    await expect(page.getByText('Nenhuma obrigação cadastrada')).toBeVisible();
    await section(page, 'Dados').click();
    await goOffline(page);
    await expectAccessible(page, 'the page of a client');
    await section(page, 'Notas').click();
    await page.getByRole('button', { name: 'Nova Nota' }).first().click();
    const noteDialog = page.getByRole('dialog', { name: 'Nova Nota' });
    await expect(noteDialog.getByLabel('Cliente').locator('option:checked')).toHaveText(name);
    await noteDialog.getByLabel('Título').fill(noteTitle);
    await noteDialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(row(page, noteTitle)).toContainText('No aparelho');

    await section(page, 'Notas').press('ArrowLeft');
    await expect(section(page, 'Solicitações')).toBeFocused();
    await section(page, 'Obrigações').click();
    await expect(page.getByText('Nenhuma obrigação cadastrada')).toBeVisible();
    await page.getByRole('button', { name: 'Nova Obrigação' }).first().click();
    await page.getByRole('dialog').getByLabel('Nome').fill(due);
    await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
    await expect(row(page, due)).toContainText('No aparelho');
    await expect(page).toHaveURL(/secao=obrigacoes/);
    await page.reload();
    await expect(row(page, due)).toContainText('No aparelho');
    await expectAccessible(page, 'the obligations of a client');

    await section(page, 'Histórico').click();
    const history = page.getByRole('list', { name: 'Histórico' });
    await expect(history).toContainText(`Obrigação cadastrada ${due}`);
    await expect(history).toContainText(`Nota criada ${noteTitle}`);
    await section(page, 'Conversa').click();
    await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeVisible();

    await goOnline(page);
    await expect.poll(async () => (await rowsWhere('obligations', 'name', due)).length).toBe(1);
    const [note] = await rowsWhere('notes', 'title', noteTitle);
    expect(page.url()).toContain(String(note?.fields['client_id']?.['stringValue']));
    await page.getByRole('button', { name: 'Remover', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
    await expect(page).toHaveURL(/\/admin\/clients$/);
    await expect(page.getByText('Cliente removido com sucesso!')).toBeVisible();
    await expect(await findClient(page, name)).toHaveCount(0);
  },
);

test('a client’s portal users and requests are on its page', { tag: '@long' }, async ({ page }) => {
  await signInAs(page, demo.accountant, '/admin');
  const padaria = 'Padaria Pão Dourado Ltda';
  await (await findClient(page, padaria)).getByRole('link', { name: padaria }).click({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Remover', exact: true })).toHaveCount(0);
  await section(page, 'Usuários').click();
  await expect(page.getByRole('list', { name: 'Usuários do portal' })).toContainText('Ativo');
  await section(page, 'Documentos').click();
  await expect(page.getByRole('button', { name: /^Baixar/ }).first()).toBeVisible();
  await section(page, 'Solicitações').click();
  await expect(page.getByRole('heading', { name: 'Solicitações' })).toBeVisible();
  await expectAccessible(page, 'the requests of a client');
  await openScreen(page, '/admin/clients/nobody?secao=notas');
  await expect(page.getByText('Cliente não encontrado')).toBeVisible();
});
