import { downloadedSha256, pdf, sha256 } from './support/files.ts';
import { demo, signInAs } from './support/people.ts';
import { expect, test } from './support/story.ts';

test('a PDF dropped without a connection is kept, sent by itself later, and read by the accountant', async ({
  page,
  context,
  browser,
}, info) => {
  const file = pdf(`Extrato ${info.project.name} ${Date.now()}.pdf`, 'Extrato bancario');
  await signInAs(page, demo.client, '/client-portal');
  await expect(page.getByRole('heading', { name: 'Meus Documentos' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Enviado' }).first()).toBeVisible();
  // The worker must hold the app before the connection goes.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  await context.setOffline(true);
  await page.locator('input[type=file]').first().setInputFiles(file);
  const row = page.getByRole('listitem').filter({ hasText: file.name });
  await expect(row.getByText('No aparelho')).toBeVisible();
  await expect(
    page.getByText('Documentos guardados neste aparelho. Serão enviados quando houver conexão.'),
  ).toBeVisible();

  await page.reload();
  await expect(row.getByText('No aparelho')).toBeVisible();

  await context.setOffline(false);
  await expect(row.getByText('Enviado', { exact: true })).toBeVisible({ timeout: 30_000 });

  const office = await browser.newContext({ locale: 'pt-BR', acceptDownloads: true });
  const desk = await office.newPage();
  await signInAs(desk, demo.accountant, '/admin');
  await desk.goto('/admin/documents');
  await desk
    .getByPlaceholder(/Buscar/)
    .last()
    .fill(file.name);
  const received = desk
    .getByRole('row')
    .or(desk.getByRole('listitem'))
    .filter({ hasText: file.name })
    .first();
  await expect(received).toBeVisible();
  const [download] = await Promise.all([
    desk.waitForEvent('download'),
    received.getByRole('button', { name: /Baixar/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(file.name);
  expect(await downloadedSha256(download)).toBe(sha256(file.buffer));
  await office.close();
});
