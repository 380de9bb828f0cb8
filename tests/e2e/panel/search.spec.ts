import type { Page } from '@playwright/test';
import { createAccount } from '../support/accounts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { goOffline } from '../support/offline.ts';
import { openSignOut, signInAs } from '../support/people.ts';
import { expect, test } from '../support/story.ts';
import { tracesOf } from '../support/traces.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Buscar' });
const field = (page: Page) => palette(page).getByRole('combobox');
const options = (page: Page) => palette(page).getByRole('option');

async function search(page: Page, typed: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
  await field(page).fill(typed);
}

test(
  'anything of the office is found by its words without a connection, and the search ends with the session',
  { tag: '@turn-2' },
  async ({ page }) => {
    const person = await createAccount('Busca Ferreira', 'accountant');
    await signInAs(page, person.email, '/admin/obligations');
    await expect(page.getByRole('button', { name: 'Concluir' }).first()).toBeVisible({ timeout: 30_000 });

    await goOffline(page);
    await page.reload();
    await page.getByRole('banner').getByRole('button', { name: 'Buscar' }).click();
    await expect(field(page)).toBeFocused();
    await expect(options(page).filter({ hasText: 'Notas Internas' })).toBeVisible();
    await expectAccessible(page, 'the search before anything is typed');

    // Without accents, by the tax id with and without its marks, with its beginning.
    await field(page).fill('hortifruti cámpo');
    await expect(options(page).first()).toContainText('Hortifruti Campo Verde Ltda');
    const taxId = /\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}/.exec(await options(page).first().innerText())?.[0] ?? '';
    for (const typed of [taxId, taxId.replace(/\D/g, ''), taxId.slice(0, 10)]) {
      await field(page).fill(typed);
      await expect(options(page).first()).toContainText('Hortifruti Campo Verde Ltda');
    }
    await field(page).fill('relat');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/admin\/reports/);
    await expect(palette(page)).toBeHidden();

    // What was just written is found, and opens.
    const title = `Reunião ${String(Date.now())}`;
    await search(page, 'notas');
    await field(page).press('Enter');
    await page.getByRole('button', { name: 'Nova Nota' }).first().click();
    const note = page.getByRole('dialog', { name: 'Nova Nota' });
    await note.getByLabel('Título').fill(title);
    await page.keyboard.press('ControlOrMeta+k');
    await expect(palette(page)).toHaveCount(0);
    await note.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Nota criada com sucesso!')).toBeVisible();
    await expect(note).toHaveCount(0);
    await search(page, title.replace('ã', 'a').toLowerCase());
    await expect(options(page)).toHaveText([new RegExp(title)]);
    await expectAccessible(page, 'the search with results');
    await field(page).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Editar Nota' }).getByLabel('Título')).toHaveValue(title);
    await expect(page).toHaveURL(/\/admin\/notes$/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const task = `Vistoria ${String(Date.now())}`;
    await search(page, 'tarefas');
    await field(page).press('Enter');
    await page.getByRole('button', { name: 'Nova Tarefa' }).first().click();
    const form = page.getByRole('dialog', { name: 'Nova Tarefa' });
    await form.getByLabel('Título').fill(task);
    // By the key: on the phone the last notice still covers the button.
    await form.getByLabel('Título').press('Enter');
    await expect(form).toHaveCount(0);
    await search(page, task.toLowerCase());
    await expect(palette(page).getByRole('group', { name: 'Tarefas em aberto' })).toContainText(task);
    await field(page).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Editar Tarefa' }).getByLabel('Título')).toHaveValue(task);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    // Arrows go round, groups are named, and Esc gives the page back.
    await search(page, 'das hortifruti');
    await expect(palette(page).getByRole('group', { name: /Obrigações em aberto/ })).toBeVisible();
    const last = options(page).last();
    await field(page).press('ArrowUp');
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await field(page).press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await field(page).fill('xyzxyz');
    await expect(palette(page).getByText('Nada encontrado neste aparelho.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);

    // Its connection to the database is in nobody's way.
    await openSignOut(page);
    await page.getByRole('button', { name: 'Descartar e sair' }).press('Enter');
    await page.waitForURL('**/auth');
    expect(await tracesOf(page, [title, person.uid])).toEqual([]);
  },
);

test(
  'what is to be done is begun from anywhere, and a company that is named has its parts at hand',
  { tag: '@turn-1' },
  async ({ page }) => {
    const person = await createAccount('Busca Prado', 'accountant');
    await signInAs(page, person.email, '/admin/clients');
    await expect(page.getByRole('link', { name: 'Padaria Pão Dourado Ltda' }).first()).toBeVisible({
      timeout: 30_000,
    });
    await goOffline(page);

    await search(page, 'nova obr');
    await field(page).press('Enter');
    const form = page.getByRole('dialog', { name: 'Nova Obrigação' });
    await expect(form).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/obligations$/);
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);

    await search(page, 'padaria pao');
    const parts = palette(page).getByRole('group', { name: 'Padaria Pão Dourado Ltda' });
    await expect(parts.getByRole('option')).toHaveCount(3);
    await expectAccessible(page, 'the parts of a company that was found');
    await parts.getByRole('option', { name: 'Documentos' }).click();
    await expect(page).toHaveURL(/secao=documentos/);

    await search(page, 'responder padaria pao');
    await expect(options(page)).toHaveText(/^Responder Padaria Pão Dourado Ltda/);
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/admin\/messages\?cliente=/);
  },
);
