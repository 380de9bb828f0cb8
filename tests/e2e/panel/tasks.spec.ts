import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { demo, openScreen, signInAs } from '../support/people.ts';
import { rowsWhere } from '../support/server-rows.ts';
import { showFilters } from '../support/filters.ts';
import { expect, test } from '../support/story.ts';

// Nobody signs in for it: what is here changes under no other story.
const CLIENT = 'Papelaria Ponto e Vírgula Ltda';

async function openTasks(page: Page, search = ''): Promise<void> {
  await signInAs(page, demo.accountant, `/admin/tasks${search}`);
  await expect(page.getByRole('button', { name: /^Ações de|^Editar/ }).first()).toBeVisible({
    timeout: 30_000,
  });
}

type Planned = { steps?: readonly string[]; day?: string };

async function createTask(page: Page, title: string, { steps = [], day = '' }: Planned = {}): Promise<void> {
  await page.getByRole('button', { name: 'Nova Tarefa' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Nova Tarefa' });
  await dialog.getByLabel('Título').fill(title);
  await dialog.getByLabel('Cliente').selectOption({ label: CLIENT });
  await dialog.getByLabel('Data').fill(day);
  for (const [index, step] of steps.entries()) {
    await dialog.getByRole('button', { name: 'Adicionar passo' }).click();
    await dialog.getByRole('textbox', { name: `Passo ${index + 1}` }).fill(step);
  }
  await expectAccessible(page, 'a new task');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Tarefa criada com sucesso!')).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

const cardOf = (page: Page, title: string) =>
  page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: title });

/** On the phone one column is shown at a time. */
async function showColumn(page: Page, isPhone: boolean, name: string): Promise<void> {
  if (isPhone) await page.getByRole('tab', { name }).click();
}

async function stored(title: string) {
  const [row] = await rowsWhere('tasks', 'title', title);
  return row?.fields;
}

test(
  'a task is made, moved and ticked without a connection, and arrives so',
  { tag: '@turn-2' },
  async ({ page }, info) => {
    const isPhone = info.project.name === 'phone';
    const title = `Férias ${info.project.name} ${Date.now()}`;
    await openTasks(page);
    await goOffline(page);
    await createTask(page, title, { steps: ['Avisar o sindicato', 'Enviar recibos'] });
    const card = cardOf(page, title);
    await expect(card.getByText('No aparelho')).toBeVisible();
    await expect(card.getByText(CLIENT)).toBeVisible();

    // By its menu, and by the keyboard, which stays with the card.
    await card.getByRole('button', { name: `Ações de ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Mover para Em Andamento' }).click();
    await expect(page.getByText('Tarefa atualizada com sucesso!')).toBeVisible();
    await showColumn(page, isPhone, 'Em Andamento');
    const name = card.getByRole('button', { name: title, exact: true });
    const inColumn = (column: string) =>
      page.getByRole('region', { name: column }).getByRole('button', { name: title, exact: true });
    await expect(inColumn('Em Andamento')).toBeVisible();
    await name.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await showColumn(page, isPhone, 'Concluída');
    await expect(inColumn('Concluída')).toBeVisible();
    if (!isPhone) {
      await expect(name).toBeFocused();
      await card.dragTo(page.getByRole('region', { name: 'Pendente' }).getByRole('heading'));
      await expect(inColumn('Pendente')).toBeVisible();
      await card.getByRole('button', { name: `Ações de ${title}` }).click();
      await page.getByRole('menuitem', { name: 'Mover para Concluída' }).click();
      await expect(inColumn('Concluída')).toBeVisible();
    }
    await card.getByText('0 de 2 passos').click();
    await card.getByLabel('Avisar o sindicato').click();
    await expect(card.getByText('1 de 2 passos')).toBeVisible();

    await page.reload();
    await showColumn(page, isPhone, 'Concluída');
    await expect(card.getByText('1 de 2 passos')).toBeVisible();
    // Here no notice is fading in or out.
    await expectAccessible(page, 'the board');
    expect(await stored(title)).toBeUndefined();

    await goOnline(page);
    await expect
      .poll(async () => (await stored(title))?.['status'], { timeout: 30_000 })
      .toEqual({ stringValue: 'completed' });
    await expect(card.getByText('No aparelho')).toHaveCount(0);
    expect(JSON.stringify((await stored(title))?.['checklist'])).toContain('"done":{"booleanValue":true}');
  },
);

test(
  'the list is narrowed by the URL, as the dashboard’s week does, and a removal can be undone',
  { tag: '@long' },
  async ({ page }, info) => {
    const title = `Alvará ${info.project.name} ${Date.now()}`;
    await openTasks(page, '?visao=lista');
    const today = new Intl.DateTimeFormat('sv', { timeZone: 'America/Sao_Paulo' }).format(new Date());
    await createTask(page, title, { day: today });
    await openScreen(page, '/admin');
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Hoje' })
      .getByRole('link', { name: /tarefas?$/ })
      .click();
    await expect(page).toHaveURL(new RegExp(`visao=lista&dia=${today}`));
    await page.getByPlaceholder('Buscar tarefa').fill(title);
    const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: title });
    await expect(row).toBeVisible();
    await page.getByRole('button', { name: `Só ${today.split('-').reverse().join('/')}` }).click();
    await expect(page).toHaveURL(/visao=lista$/);
    await expect(row).toBeVisible();

    await showFilters(page);
    await page.getByLabel('Responsável', { exact: true }).selectOption({ label: 'Minhas tarefas' });
    await page.getByLabel('Cliente', { exact: true }).selectOption({ label: CLIENT });
    await expect(page).toHaveURL(/visao=lista.*responsavel=eu.*cliente=/);
    await page.reload();
    await page.getByPlaceholder('Buscar tarefa').fill(title);
    await expect(row.getByText('Pendente')).toBeVisible();
    await expectAccessible(page, 'the list of tasks');
    await row.getByRole('button', { name: `Concluir ${title}` }).click();
    await expect(row.getByText('Concluída')).toBeVisible();
    await showFilters(page);
    await page.getByLabel('Só atrasadas').click();
    await expect(row).toHaveCount(0);
    await page.getByLabel('Só atrasadas').click();
    await expect(row).toBeVisible();

    const remove = async () => {
      await row.getByRole('button', { name: `Remover ${title}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
      await expect(page.getByText('Tarefa removida com sucesso!')).toBeVisible();
      await expect(row).toHaveCount(0);
    };
    await remove();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(row.getByText('Concluída')).toBeVisible();
    await remove();
    await expect
      .poll(async () => (await rowsWhere('tasks', 'title', title)).length, { timeout: 30_000 })
      .toBe(0); // a removed task is emptied, its title too
  },
);
