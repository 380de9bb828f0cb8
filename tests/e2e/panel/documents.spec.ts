import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { pdf } from '../support/files.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { demo, signInAs } from '../support/people.ts';
import { idOf, rowsWhere } from '../support/server-rows.ts';
import { showFilters } from '../support/filters.ts';
import { expect, test } from '../support/story.ts';

const PADARIA = 'Padaria Pão Dourado Ltda';
const newName = (what: string) => `${what} ${Math.random().toString(36).slice(2, 8)}.pdf`;
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: name });

async function openDocuments(page: Page): Promise<void> {
  await signInAs(page, demo.accountant, '/admin/documents');
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

async function storedId(name: string): Promise<string> {
  const [row] = await rowsWhere('documents', 'filename', name);
  return row === undefined ? '' : idOf(row);
}

async function expectChecked(name: string): Promise<void> {
  await expect
    .poll(async () => (await stored(name))?.['check'], { timeout: 30_000 })
    .toEqual({ stringValue: 'ok' });
}

test(
  'what the office files by its name is opened by it, is for nobody to send back, and is told apart in the portal',
  { tag: '@turn-1' },
  async ({ page, openDevice }) => {
    const name = newName('Guia DAS');
    await openDocuments(page);
    await upload(page, name);
    await expectChecked(name);
    expect((await stored(name))?.['category']).toEqual({ stringValue: 'Guias' });

    await page.getByPlaceholder('Buscar documento').fill(name);
    const row = rowOf(page, name);
    await expect(row.getByText('Em verificação')).toHaveCount(0);
    await expect(row.getByRole('button', { name: `Baixar ${name}` })).toBeVisible();
    await expect(row.getByRole('button', { name: `Devolver ${name}` })).toHaveCount(0);
    await row.getByRole('button', { name: `Abrir ${name}` }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();

    const client = await openDevice(demo.client, '/client-portal');
    await client.getByPlaceholder('Buscar documento').fill(name);
    const received = client.getByRole('list', { name: 'Do escritório' }).getByRole('listitem');
    await expect(received.filter({ hasText: name })).toBeVisible({ timeout: 30_000 });
    await expect(received.getByText('Enviado', { exact: true })).toHaveCount(0);
  },
);

test(
  'a client’s document is sent back without a connection, the client reads why, and another one takes its place',
  { tag: '@turn-2' },
  async ({ page, openDevice }) => {
    const [name, other] = [newName('Extrato'), newName('Extrato certo')];
    const client = await openDevice(demo.client, '/client-portal');
    await client.getByLabel('Arquivos para enviar').setInputFiles(await pdf(name, 'Extrato'));
    await expectChecked(name);

    await openDocuments(page);
    await page.getByPlaceholder('Buscar documento').fill(name);
    const row = rowOf(page, name);
    await expect(row).toBeVisible({ timeout: 30_000 });
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

    const sent = client.getByRole('list', { name: 'Documentos Enviados' }).getByRole('listitem');
    const returned = sent.filter({ hasText: name });
    await expect(returned).toContainText('Devolvido pelo contador. Falta a segunda página', {
      timeout: 30_000,
    });
    await goOffline(client);
    const chooser = client.waitForEvent('filechooser');
    await returned.getByRole('button', { name: `Enviar outra no lugar de ${name}` }).click();
    await (await chooser).setFiles(await pdf(other, 'Extrato inteiro'));
    await expect(sent.filter({ hasText: other }).getByText('No aparelho')).toBeVisible();
    await expect(returned).toHaveCount(0);
    await client.reload();
    await expect(sent.filter({ hasText: other })).toBeVisible();
    await expect(returned).toHaveCount(0);
    await goOnline(client);
    await expectChecked(other);
    expect((await stored(other))?.['replaces']).toEqual({ stringValue: await storedId(name) });
  },
);

test('the filters of the documents stay in the URL', { tag: '@long' }, async ({ page }) => {
  await openDocuments(page);
  await showFilters(page);
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
  await showFilters(page);
  await months.selectOption({ label: 'Mês' });
  await expect(page).not.toHaveURL(/mes=/);
  await expect(page).toHaveURL(/cliente=/);
});
