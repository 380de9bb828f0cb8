import type { Locator, Page } from '@playwright/test';
import { removeBehindTheRules } from '../support/accounts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { createClient } from '../support/clients.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { demo, signInAs } from '../support/people.ts';
import { idOf, rowsWhere } from '../support/server-rows.ts';
import { expect, test } from '../support/story.ts';

// Nobody signs in for it: what is here changes under no other story.
const CLIENT = 'Hortifruti Campo Verde Ltda';
const newName = (what: string) => `${what} ${Math.random().toString(36).slice(2, 8)}`;
const rowsOf = (page: Page) => page.getByRole('row').or(page.getByRole('listitem'));

async function openObligations(page: Page): Promise<void> {
  await signInAs(page, demo.accountant, '/admin');
  await page.goto('/admin/obligations');
  await expect(page.getByRole('button', { name: 'Concluir' }).first()).toBeVisible({ timeout: 30_000 });
}

async function create(
  page: Page,
  name: string,
  { client = CLIENT, due, status }: { client?: string; due?: string; status?: string } = {},
): Promise<Locator> {
  await page.getByRole('button', { name: 'Nova Obrigação' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Nova Obrigação' });
  await dialog.getByLabel('Cliente').selectOption({ label: client });
  await dialog.getByLabel('Nome').fill(name);
  if (due !== undefined) await dialog.getByLabel('Vencimento').fill(due);
  if (status !== undefined) await dialog.getByLabel('Status').selectOption({ label: status });
  // The client's documents make the form longer: the button is pressed where it stays.
  if (client === CLIENT)
    await expect(
      dialog.getByRole('group', { name: 'Documentos' }).getByRole('listitem').first(),
    ).toBeVisible();
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Obrigação criada com sucesso!')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  return rowsOf(page).filter({ hasText: name });
}

async function stored(name: string) {
  const [row] = await rowsWhere('obligations', 'name', name);
  return row?.fields;
}

test('an obligation is made, completed and removed with its reason without a connection, and arrives so', async ({
  page,
}) => {
  const [kept, given] = [newName('DAS'), newName('Engano')];
  await openObligations(page);
  await create(page, given);
  await expect.poll(async () => (await stored(given))?.['rev']).toEqual({ integerValue: '1' });

  await goOffline(page);
  const row = await create(page, kept);
  await expect(row.getByText('No aparelho')).toBeVisible();
  await expect(row.getByText('Média')).toBeVisible();
  await expect(row.getByText('Pendente')).toBeVisible();
  await row.getByRole('button', { name: 'Concluir' }).click();
  await expect(page.getByText('Obrigação atualizada!')).toBeVisible();
  await expect(row.getByText('Concluída')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Concluir' })).toHaveCount(0);

  await page.getByPlaceholder('Buscar cliente ou obrigação').fill(given);
  const mistake = rowsOf(page).filter({ hasText: given });
  await mistake.getByRole('button', { name: `Remover ${given}` }).click();
  const question = page.getByRole('dialog', { name: `Remover ${given}?` });
  await question.getByRole('button', { name: 'Remover' }).click();
  await expect(question.getByText('Informe o motivo da remoção.')).toBeVisible();
  await expectAccessible(page, 'why it is removed');
  await question.getByLabel('Motivo').fill('Lançada duas vezes');
  await question.getByRole('button', { name: 'Remover' }).click();
  await expect(page.getByText('Obrigação removida com sucesso!')).toBeVisible();
  await expect(mistake).toHaveCount(0);

  await goOnline(page);
  await expect
    .poll(async () => (await stored(given))?.['deleted_at'], { timeout: 30_000 })
    .not.toEqual({
      nullValue: null,
    });
  expect((await stored(given))?.['notes']?.['stringValue']).toMatch(/^Removida em .*: Lançada duas vezes$/);
  await expect.poll(async () => (await stored(kept))?.['status']).toEqual({ stringValue: 'completed' });
  expect((await stored(kept))?.['completed_at']).toHaveProperty('timestampValue');
});

test('several are completed at once, and the filters stay in the URL', async ({ page }) => {
  const names = [newName('ISS'), newName('ISS')];
  await openObligations(page);
  for (const name of names) await create(page, name);

  await page.getByLabel('Cliente', { exact: true }).selectOption({ label: CLIENT });
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Pendente' });
  await expect(page).toHaveURL(/cliente=.*status=pending/);
  await page.reload();
  for (const name of names) {
    const row = rowsOf(page).filter({ hasText: name });
    await row.getByRole('checkbox', { name: `Escolher ${name}` }).check();
  }
  await expectAccessible(page, 'obligations with rows chosen');
  await page.getByRole('button', { name: 'Concluir as 2 escolhidas' }).click();
  await expect(page.getByText('2 obrigações atualizadas!')).toBeVisible();
  for (const name of names) await expect(rowsOf(page).filter({ hasText: name })).toHaveCount(0);
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Concluída' });
  for (const name of names) {
    await expect(rowsOf(page).filter({ hasText: name }).getByText('Concluída')).toBeVisible();
  }
});

test('what is long past and done is left out until somebody asks for it', async ({ page }) => {
  const name = newName('Parcelamento');
  await openObligations(page);
  await goOffline(page);
  const row = await create(page, name, { due: '2024-01-10', status: 'Concluída' });
  await expect(row).toBeVisible();

  await page.reload();
  const since = page.getByRole('button', { name: /^Desde / });
  await expect(since).toBeVisible();
  await expect(row).toHaveCount(0);
  await since.click();
  await expect(row).toBeVisible();
  await expect(since).toHaveCount(0);
  await goOnline(page);
  await expect.poll(async () => (await stored(name))?.['status']).toEqual({ stringValue: 'completed' });
});

test('a document of the client goes with an obligation, and a day of the calendar narrows the list', async ({
  page,
}) => {
  const name = newName('Guia');
  await openObligations(page);
  const row = await create(page, name);
  await row.getByRole('button', { name: `Editar ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar Obrigação' });
  await expect(dialog.getByLabel('Cliente')).toContainText(CLIENT);
  await dialog.getByRole('group', { name: 'Documentos' }).getByRole('checkbox').first().check();
  await expectAccessible(page, 'the form of an obligation');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Obrigação atualizada!')).toBeVisible();
  await expect(row.getByText('1documento')).toBeVisible();
  await expect
    .poll(async () => JSON.stringify((await stored(name))?.['document_ids']))
    .toContain('stringValue');

  await page.getByRole('button', { name: 'Calendário' }).click();
  const today = new Intl.DateTimeFormat('pt-BR', {
    dateStyle: 'long',
    timeZone: 'America/Sao_Paulo',
  }).format(new Date());
  const day = page.getByRole('button', { name: new RegExp(`^0?${today}: `) });
  await day.click();
  await expect(day).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/dia=\d{4}-\d{2}-\d{2}/);
  await expect(row).toBeVisible();
});

test.describe('refused', () => {
  test.use({ hasRefusals: true });

  test('what the server does not take waits for a person with its reason', async ({ page }, info) => {
    const client = `Cliente ${info.project.name} ${Date.now()}`;
    const name = newName('DCTFWeb');
    await signInAs(page, demo.accountant, '/admin');
    await createClient(page, { 'Razão Social': client, 'CNPJ/CPF': '6A.3ED.MWP/0001-68' });
    const sent = () => rowsWhere('clients', 'corporate_name', client);
    await expect.poll(async () => (await sent()).length).toBe(1);
    await page.goto('/admin/obligations');
    await goOffline(page);
    await create(page, name, { client });
    const [row] = await sent();
    if (row === undefined) throw new Error('it was sent');
    await removeBehindTheRules(`tenants/aurora/clients/${idOf(row)}`);
    await goOnline(page);

    await page.goto('/sync');
    const card = page.getByRole('article').filter({ hasText: name });
    await expect(card).toContainText('Obrigação, criação', { timeout: 30_000 });
    await expect(card.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    await card.getByText('O que você escreveu').click();
    await expect(card.getByRole('definition').filter({ hasText: 'Pendente' })).toBeVisible();
    await expectAccessible(page, 'what needs attention');
    await page.goto('/admin/obligations');
    await page.getByPlaceholder('Buscar cliente ou obrigação').fill(name);
    await expect(rowsOf(page).filter({ hasText: name }).getByText('Precisa de atenção')).toBeVisible();
  });
});
