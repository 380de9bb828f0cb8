import type { Page } from '@playwright/test';
import {
  downloadedSha256,
  dropFiles,
  jpg,
  largePdf,
  pdf,
  sha256,
  type TestFile,
  xlsx,
} from '../support/files.ts';
import { goOffline, goOnline, slowUploads } from '../support/offline.ts';
import { demo, openScreen, signInAs } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

const documentRow = (page: Page, { name }: TestFile) => page.getByRole('listitem').filter({ hasText: name });

test('files dropped without a connection are kept, sent by themselves later, and read by the accountant', async ({
  page: firstPage,
  context,
  openDevice,
}, info) => {
  const run = `${info.project.name} ${Date.now()}`;
  const files = [
    await pdf(`Extrato ${run}.pdf`, 'Extrato bancario'),
    await jpg(`Recibo ${run}.jpg`),
    xlsx(`Folha ${run}.xlsx`, 'Horas de novembro'),
  ];
  const desk = openDevice(demo.accountant, '/admin');
  await signInAs(firstPage, demo.client, '/client-portal');
  await expect(firstPage.getByRole('listitem').filter({ hasText: 'Enviado' }).first()).toBeVisible();

  await goOffline(firstPage);
  await dropFiles(firstPage, files);
  await expect(
    firstPage.getByText('Documentos guardados neste aparelho. Serão enviados quando houver conexão.'),
  ).toBeVisible();
  for (const file of files) await expect(documentRow(firstPage, file).getByText('No aparelho')).toBeVisible();
  await firstPage.close();

  // Still without a connection: app, list and files come from the device.
  const page = await context.newPage();
  await page.goto('/client-portal');
  await expect(page.getByRole('heading', { name: 'Meus Documentos' })).toBeVisible();
  for (const file of files) {
    await expect(documentRow(page, file).getByText('No aparelho')).toBeVisible();
    expect(await shaOfDownload(page, file)).toBe(sha256(file.buffer));
  }

  await goOnline(page);
  for (const file of files) {
    await expect(documentRow(page, file).getByText('Enviado', { exact: true })).toBeVisible();
  }
  await expect(page.getByText('Documentos enviados com sucesso!')).toBeVisible();

  const accountant = await desk;
  await openScreen(accountant, '/admin/documents');
  for (const file of files) {
    await accountant
      .getByPlaceholder(/Buscar/)
      .last()
      .fill(file.name);
    await expect(accountant.getByText(file.name)).toBeVisible({ timeout: 5_000 });
    expect(await shaOfDownload(accountant, file)).toBe(sha256(file.buffer));
  }
});

test('a large file shows how far it is', { tag: '@turn-3' }, async ({ page }, info) => {
  const file = await largePdf(`Livro caixa ${info.project.name} ${Date.now()}.pdf`, 3 * 1024 * 1024);
  await signInAs(page, demo.client, '/client-portal');
  await slowUploads(page, 1024 * 1024);
  await dropFiles(page, [file]);
  const row = documentRow(page, file);
  await expect(row.getByText(/Enviando \d+%/)).toBeVisible();
  await expect(row.getByRole('progressbar', { name: `Envio de ${file.name}` })).toBeVisible();
  await expect(row.getByText('Enviado', { exact: true })).toBeVisible();
});

async function shaOfDownload(page: Page, { name }: TestFile): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Baixar ${name}` }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(name);
  return downloadedSha256(download);
}
