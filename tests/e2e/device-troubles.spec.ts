import { dropFiles, pdf } from './support/files.ts';
import { cutBackend, mendBackend } from './support/offline.ts';
import { demo, signInAs } from './support/people.ts';
import { expect, test } from './support/story.ts';

test('work waits for a server that does not answer, and is sent when it does', async ({ page }, info) => {
  const text = `Sem servidor ${info.project.name} ${Date.now()}`;
  await signInAs(page, demo.client, '/client-portal');
  await page.getByRole('tab', { name: 'Chat' }).click();
  const messages = page.getByRole('log', { name: 'Mensagens' });
  await expect(messages.getByText('Enviado').first()).toBeVisible();

  await cutBackend(page);
  await page.getByRole('textbox', { name: 'Mensagem' }).fill(text);
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(messages.getByText(text)).toBeVisible();
  // The browser says that there is a line: the engine has to find out by asking.
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  const bar = page.getByText(/Sem conexão – última sincronização/).filter({ visible: true });
  await expect(bar).toBeVisible({ timeout: 30_000 });
  await expect(messages.getByText('No aparelho')).toBeVisible();

  await mendBackend(page);
  await expect(messages.getByText('No aparelho')).toBeHidden({ timeout: 30_000 });
  await expect(bar).toBeHidden();
});

test('of two tabs one sends for both, and when it closes the other takes over', async ({
  page,
  context,
}, info) => {
  const run = `${info.project.name} ${Date.now()}`;
  const [first, second] = [pdf(`Aba um ${run}.pdf`, 'Um'), pdf(`Aba dois ${run}.pdf`, 'Dois')];
  await signInAs(page, demo.client, '/client-portal');
  await expect(page.getByRole('listitem').filter({ hasText: 'Enviado' }).first()).toBeVisible();
  const tab = await context.newPage();
  await tab.goto('/client-portal');
  const row = (name: string) => tab.getByRole('listitem').filter({ hasText: name });
  await expect(row('Enviado').first()).toBeVisible();

  const uploadOf = (sender: typeof page) =>
    sender.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/v0/b/'));
  const [upload] = await Promise.all([uploadOf(page), dropFiles(tab, [first])]);
  expect(upload.frame().page()).toBe(page);
  await expect(row(first.name).getByText('Enviado', { exact: true })).toBeVisible();

  await page.close();
  await Promise.all([uploadOf(tab), dropFiles(tab, [second])]);
  await expect(row(second.name).getByText('Enviado', { exact: true })).toBeVisible();
});
