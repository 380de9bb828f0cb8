import type { Page } from '@playwright/test';
import { findClient, newTaxId } from '../support/clients.ts';
import { dropFiles, pdf } from '../support/files.ts';
import {
  cutBackend,
  fillDatabase,
  freeDevice,
  goOffline,
  limitDevice,
  mendBackend,
} from '../support/offline.ts';
import { demo, signInAs } from '../support/people.ts';
import { rowsWhere } from '../support/server-rows.ts';
import { expect, test } from '../support/story.ts';

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
  // The browser says that there is a connection: the engine has to find out by asking.
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
  const [first, second] = [await pdf(`Aba um ${run}.pdf`, 'Um'), await pdf(`Aba dois ${run}.pdf`, 'Dois')];
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

/** Fills the form of a new client in; saving is left to the story. */
async function fillNewClient(page: Page, name: string) {
  await page.goto('/admin/clients');
  await page.getByRole('button', { name: 'Novo Cliente' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Razão Social').fill(name);
  await dialog.getByLabel('CNPJ/CPF').fill(newTaxId(Date.now()));
  return dialog;
}

test(
  'an edit that a full device cannot store goes straight to the server, or stays in its form',
  { tag: '@turn-3' },
  async ({ page }, info) => {
    const run = `${info.project.name} ${Date.now()}`;
    const [direct, kept] = [`Direto ${run}`, `Mantido ${run}`];
    await limitDevice(page);
    await signInAs(page, demo.accountant, '/admin');
    const dialog = await fillNewClient(page, direct);
    await fillDatabase(page);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Enviado direto ao servidor: este aparelho está sem espaço.')).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await rowsWhere('clients', 'corporate_name', direct)).toHaveLength(1);

    await fillNewClient(page, kept);
    await goOffline(page);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Erro ao criar cliente')).toBeVisible();
    await expect(page.getByText('Não há espaço livre neste aparelho.').first()).toBeVisible();
    await expect(dialog.getByLabel('Razão Social')).toHaveValue(kept);

    await page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Fechar' }).click();
    await freeDevice(page);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Cliente criado com sucesso!')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect((await findClient(page, kept)).getByText('No aparelho')).toBeVisible();
  },
);

test(
  'the browser is asked to keep the data at the first edit without a connection',
  { tag: '@turn-1' },
  async ({ page }, info) => {
    await page.addInitScript(() => {
      const asked: string[] = [];
      Object.assign(window, { asked });
      StorageManager.prototype.persisted = () => Promise.resolve(false);
      StorageManager.prototype.persist = () => {
        asked.push('persist');
        return Promise.resolve(true);
      };
    });
    const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked.length);
    await signInAs(page, demo.client, '/client-portal');
    await page.getByRole('tab', { name: 'Chat' }).click();
    const say = async (text: string) => {
      await page.getByRole('textbox', { name: 'Mensagem' }).fill(text);
      await page.getByRole('button', { name: 'Enviar mensagem' }).click();
      await expect(page.getByRole('log', { name: 'Mensagens' }).getByText(text)).toBeVisible();
    };
    const run = `${info.project.name} ${Date.now()}`;
    await say(`Com conexão ${run}`);
    expect(await asked()).toBe(0);
    await goOffline(page);
    await say(`Sem conexão ${run}`);
    await expect.poll(asked).toBe(1);
    await say(`Ainda sem ${run}`);
    expect(await asked()).toBe(1);
  },
);
