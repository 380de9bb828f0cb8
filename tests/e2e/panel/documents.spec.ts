import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { pdf } from '../support/files.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { demo, signInAs } from '../support/people.ts';
import { rowsWhere } from '../support/server-rows.ts';
import { expect, test } from '../support/story.ts';

const PADARIA = 'Padaria Pão Dourado Ltda';
const newName = (what: string) => `${what} ${Math.random().toString(36).slice(2, 8)}.pdf`;
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: name });

async function openDocuments(page: Page): Promise<void> {
  await signInAs(page, demo.accountant, '/admin');
  await page.goto('/admin/documents');
  await expect(page.getByRole('button', { name: /^Baixar/ }).first()).toBeVisible({ timeout: 30_000 });
}

async function upload(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Enviar Documento' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Enviar Documento' });
  await dialog.getByLabel('Arquivo').setInputFiles(await pdf(name, 'Guia'));
  await expect(dialog.getByLabel('Categoria')).toHaveValue('Guias');
  await dialog.getByLabel('Cliente').selectOption({ label: PADARIA });
  await expectAccessible(page, 'the upload of a document');
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function stored(name: string) {
  const [row] = await rowsWhere('documents', 'filename', name);
  return row?.fields;
}

test('a document is filed by its name, sent back without a connection, and the client reads why', async ({
  page,
  openDevice,
}) => {
  const name = newName('Guia DAS');
  await openDocuments(page);
  await upload(page, name);
  await expect
    .poll(async () => (await stored(name))?.['check'], { timeout: 30_000 })
    .toEqual({
      stringValue: 'ok',
    });
  expect((await stored(name))?.['category']).toEqual({ stringValue: 'Guias' });

  await page.getByPlaceholder('Buscar documento').fill(name);
  const row = rowOf(page, name);
  await expect(row.getByText('Em verificação')).toHaveCount(0);
  await goOffline(page);
  await row.getByRole('button', { name: `Devolver ${name}` }).click();
  const question = page.getByRole('dialog', { name: `Devolver ${name}?` });
  await question.getByRole('button', { name: 'Devolver' }).click();
  await expect(question.getByText('Informe o motivo para o cliente.')).toBeVisible();
  await question.getByLabel('Motivo').fill('Falta a segunda página');
  await expectAccessible(page, 'why it goes back');
  await question.getByRole('button', { name: 'Devolver' }).click();
  await expect(page.getByText('Documento devolvido!')).toBeVisible();
  await expect(row.getByText('Devolvido: Falta a segunda página')).toBeVisible();
  await expect(row.getByText('No aparelho')).toBeVisible();

  await goOnline(page);
  await expect(row.getByText('No aparelho')).toHaveCount(0, { timeout: 30_000 });
  const client = await openDevice(demo.client, '/client-portal');
  const sent = client.getByRole('listitem').filter({ hasText: name });
  await expect(sent).toContainText('Devolvido pelo contador. Falta a segunda página', { timeout: 30_000 });

  await row.getByRole('button', { name: `Conferir ${name}` }).click();
  await expect(row.getByText('Conferido')).toBeVisible();
  await expect(sent).not.toContainText('Devolvido pelo contador', { timeout: 30_000 });
});

test('the filters of the documents stay in the URL', { tag: '@long' }, async ({ page }) => {
  await openDocuments(page);
  await page.getByLabel('Cliente', { exact: true }).selectOption({ label: PADARIA });
  const months = page.getByLabel('Mês', { exact: true });
  await months.selectOption({ index: 1 });
  await expect(page).toHaveURL(/cliente=[^&]+&mes=\d{4}-\d{2}$/);
  const of = (name: string) =>
    page.getByRole('cell', { name }).or(page.getByRole('listitem').getByText(name));
  await expect(of(PADARIA).first()).toBeVisible();
  const month = `${new URL(page.url()).searchParams.get('mes')}-01`;
  await expect(months).toHaveValue(month);
  await page.reload();
  await expect(of(PADARIA).first()).toBeVisible();
  await expect(of('Clínica Odonto Sorriso S/S')).toHaveCount(0);
  await expect(months).toHaveValue(month);
  await expectAccessible(page, 'the documents of a client');
  await months.selectOption({ label: 'Mês' });
  await expect(page).not.toHaveURL(/mes=/);
  await expect(page).toHaveURL(/cliente=/);
});
