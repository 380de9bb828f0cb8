import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { createClient, findClient } from '../support/clients.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { demo, signInAs } from '../support/people.ts';
import { rowsWhere } from '../support/server-rows.ts';
import { expect, test } from '../support/story.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Mensagem' });
const answers = (page: Page) => page.getByRole('listbox', { name: 'Respostas prontas' });

test(
  'an answer is kept without a connection, found by a slash, and put where the caret is',
  { tag: '@long' },
  async ({ page }) => {
    const mark = Date.now();
    const [client, title] = [`Quitanda ${mark}`, `Balancete ${mark}`];
    const hasArrived = async () =>
      (await rowsWhere('canned_answers', 'title', title))[0]?.fields['deleted_at'];
    await signInAs(page, demo.supervisor, '/admin');
    await createClient(page, { 'Razão Social': client, 'CNPJ/CPF': '6A.3ED.MWP/0001-68' });
    await (await findClient(page, client)).getByRole('link', { name: client }).click();
    await page.getByRole('tab', { name: /^Conversa/ }).click();
    await expect(field(page)).toBeVisible();

    await goOffline(page);
    await page.getByRole('button', { name: 'Respostas prontas' }).click();
    await page.getByRole('button', { name: 'Gerenciar respostas' }).click();
    await expectAccessible(page, 'the canned answers');
    await page.getByRole('button', { name: 'Nova resposta' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nova resposta pronta' });
    await dialog.getByLabel('Título').fill(title);
    await dialog.getByLabel('Texto').fill('Segue o balancete de {cliente}.');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    const manager = page.getByRole('dialog', { name: 'Respostas prontas' });
    await expect(manager.getByRole('listitem').filter({ hasText: title })).toContainText('No aparelho');
    await manager.getByRole('button', { name: 'Fechar' }).click();
    await expect(manager).toBeHidden();

    await page.reload();
    await field(page).fill(`/balancete ${mark}`);
    await expect(answers(page).getByRole('option', { selected: true })).toContainText(title);
    await expectAccessible(page, 'answers to choose from');
    await field(page).press('Enter');
    await expect(field(page)).toHaveValue(`Segue o balancete de ${client}.`);
    await expect(answers(page)).toHaveCount(0);
    await field(page).press('Control+Home');
    await field(page).pressSequentially('Olá! ');
    await page.getByRole('button', { name: 'Respostas prontas' }).click();
    await answers(page).getByRole('option').filter({ hasText: title }).click();
    await expect(field(page)).toHaveValue(
      `Olá! Segue o balancete de ${client}.Segue o balancete de ${client}.`,
    );
    await page.getByRole('button', { name: 'Enviar mensagem' }).click();
    await expect(page.getByRole('article').filter({ hasText: 'Olá! Segue o balancete' })).toBeVisible();

    await goOnline(page);
    await expect.poll(hasArrived, { timeout: 30_000 }).toEqual({ nullValue: null });
    await page.getByRole('button', { name: 'Respostas prontas' }).click();
    await page.getByRole('button', { name: 'Gerenciar respostas' }).click();
    await page.getByRole('button', { name: `Remover ${title}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
    await expect(page.getByText('Resposta removida com sucesso!')).toBeVisible();
    await expect(manager).not.toContainText(title);
    await expect.poll(hasArrived, { timeout: 30_000 }).toBeUndefined();
  },
);
