import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { createClient, findClient } from '../support/clients.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { demo, signInAs } from '../support/people.ts';
import { rowsWhere } from '../support/server-rows.ts';
import { showFilters } from '../support/filters.ts';
import { expect, test } from '../support/story.ts';

const TAX_ID = '6A.3ED.MWP/0001-68';

async function openClients(page: Page): Promise<void> {
  await signInAs(page, demo.supervisor, '/admin/clients');
  await expect(page.getByRole('button', { name: /^Editar/ }).first()).toBeVisible({ timeout: 30_000 });
}

async function remove(page: Page, name: string): Promise<void> {
  await (await findClient(page, name)).getByRole('button', { name: `Remover ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
  await expect(page.getByText('Cliente removido com sucesso!')).toBeVisible();
}

const deletedAt = async (name: string) =>
  (await rowsWhere('clients', 'corporate_name', name))[0]?.fields['deleted_at'];

test(
  'a removal can be undone while it waits, with a connection and without',
  { tag: '@turn-3' },
  async ({ page }, info) => {
    const name = `Sorveteria ${info.project.name} ${Date.now()}`;
    await openClients(page);
    await createClient(page, { 'Razão Social': name, 'CNPJ/CPF': TAX_ID });
    await expect.poll(() => deletedAt(name)).toEqual({ nullValue: null });

    await remove(page, name);
    await expect(await findClient(page, name)).toHaveCount(0);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByText('Remoção desfeita')).toBeVisible();
    await expect(await findClient(page, name)).toBeVisible();
    expect(await deletedAt(name)).toEqual({ nullValue: null });

    await goOffline(page);
    await remove(page, name);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(await findClient(page, name)).toBeVisible();
    await remove(page, name);
    await goOnline(page);
    await expect.poll(() => deletedAt(name), { timeout: 30_000 }).toHaveProperty('timestampValue');
    await expect(page.getByRole('button', { name: 'Desfazer' })).toHaveCount(0);
  },
);

test(
  'a tax id that the firm has already is reported before it is saved',
  { tag: '@turn-1' },
  async ({ page }) => {
    await openClients(page);
    await page.getByRole('button', { name: 'Novo Cliente' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Novo Cliente' });
    const [padaria] = await rowsWhere('clients', 'corporate_name', 'Padaria Pão Dourado Ltda');
    await dialog.getByLabel('CNPJ/CPF').fill(String(padaria?.fields['cnpj_cpf']?.['stringValue']));
    await expect(
      dialog.getByText(/Já existe cliente com este CNPJ\/CPF: .*Padaria Pão Dourado/),
    ).toBeVisible();
    await expectAccessible(page, 'a client with a known tax id');
    await dialog.getByLabel('CNPJ/CPF').fill('00.000.000/0001-91');
    await expect(dialog.getByText(/Padaria Pão Dourado/)).toHaveCount(0);
  },
);

test(
  'the list is narrowed by the URL and is exported as a table as it is',
  { tag: '@long' },
  async ({ page }) => {
    await openClients(page);
    await showFilters(page);
    await page.getByLabel('Regime', { exact: true }).selectOption({ label: 'MEI' });
    await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Ativos' });
    await expect(page).toHaveURL(/regime=mei&status=active/);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Editar/ }).first()).toBeVisible();
    await expectAccessible(page, 'the clients of a regime');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exportar CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^clientes-\d{4}-\d{2}-\d{2}\.csv$/);
    const [head, ...lines] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(head).toContain('Razão Social;Nome Fantasia;CNPJ/CPF;Regime Tributário;Status');
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toContain(';MEI;Ativo;');
  },
);
