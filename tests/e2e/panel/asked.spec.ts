import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { companyIds } from '../support/accounts.ts';
import { pdf } from '../support/files.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { demo, openScreen, signInAs } from '../support/people.ts';
import { idOf, rowsWhere } from '../support/server-rows.ts';
import { expect, test } from '../support/story.ts';

const COMPANY = 'Padaria Pão Dourado Ltda';

/** 'Pedir documentos', on the client's page in the panel. */
async function askFor(page: Page, clientId: string, title: string, items: readonly string[]): Promise<void> {
  await openScreen(page, `/admin/clients/${clientId}?secao=pedidos`);
  await page.getByRole('button', { name: 'Pedir documentos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pedir documentos' });
  await dialog.getByLabel('Título').fill(title);
  await dialog.getByLabel('Prazo').fill('2027-01-15');
  await dialog.getByLabel('Mês').fill('2026-12');
  await dialog.getByLabel('Documentos').fill(items.join('\n'));
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('list', { name: `Documentos pedidos: ${title}` })).toBeVisible();
}

const line = (page: Page, label: string) => page.getByRole('listitem').filter({ hasText: label });
const stateOf = async (label: string) =>
  (await rowsWhere('request_items', 'label', label))[0]?.fields['state']?.['stringValue'];

/** The server writes what it found in a file into its row: who decides on it in that moment is refused once, and sends again. */
const untilChecked = (filename: string) =>
  expect
    .poll(
      async () => (await rowsWhere('documents', 'filename', filename))[0]?.fields['check']?.['stringValue'],
      {
        timeout: 30_000,
      },
    )
    .toBe('ok');

/** Answers through the browser's own choice of a file. */
async function choose(page: Page, button: string, file: Awaited<ReturnType<typeof pdf>>): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await chooser.setFiles(file);
}

test(
  'what staff ask without a connection is answered without one, returned with a reason and sent again',
  { tag: '@turn-2' },
  async ({ page, browser }, info) => {
    const mark = `${info.project.name} ${Date.now()}`;
    const [title, extract, notes] = [`Pedido ${mark}`, `Extrato ${mark}`, `Notas ${mark}`] as const;
    const [clientId = ''] = await companyIds([COMPANY]);

    await signInAs(page, demo.accountant, '/admin');
    await openScreen(page, `/admin/clients/${clientId}?secao=pedidos`);
    await expect(page.getByRole('heading', { name: 'Pedidos de documentos' })).toBeVisible();
    await goOffline(page);
    await askFor(page, clientId, title, [extract, notes]);
    await expectAccessible(page, 'what a client was asked for');
    expect(await rowsWhere('document_requests', 'title', title)).toEqual([]);
    await goOnline(page);
    await expect.poll(() => stateOf(notes), { timeout: 30_000 }).toBe('open');

    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const portal = await phone.newPage();
    await signInAs(portal, demo.client, '/client-portal');
    await portal.getByRole('link', { name: /falta/ }).click();
    await portal.getByRole('link', { name: /^Ver (pedidos|os \d+ que faltam)$/ }).click();
    await expect(portal.getByRole('heading', { level: 1, name: 'Documentos pedidos' })).toBeVisible();
    await expect(line(portal, extract)).toBeVisible({ timeout: 30_000 });

    await goOffline(portal);
    const first = await pdf(`Extrato ${mark}.pdf`, 'Tremido');
    await choose(portal, `Escolher arquivo: ${extract}`, first);
    await expect(line(portal, extract).getByText('No aparelho')).toBeVisible();
    await portal.getByRole('button', { name: `Nada a enviar: ${notes}` }).click();
    await expect(line(portal, notes).getByText('Você informou que não teve.')).toBeVisible();
    await portal.reload();
    await expect(line(portal, extract).getByText('No aparelho')).toBeVisible();
    await expect(line(portal, extract)).toContainText(first.name);
    await expectAccessible(portal, 'what is asked');
    await portal.getByRole('button', { name: `Desfazer: ${notes}` }).click();
    await expect(portal.getByRole('button', { name: `Nada a enviar: ${notes}` })).toBeVisible();
    await portal.getByRole('button', { name: `Nada a enviar: ${notes}` }).click();
    expect(await stateOf(extract)).toBe('open');
    await goOnline(portal);
    await expect(line(portal, extract).getByText('Em conferência')).toBeVisible({ timeout: 30_000 });
    await expect.poll(() => stateOf(notes), { timeout: 30_000 }).toBe('nothing');
    const [document] = await rowsWhere('documents', 'filename', first.name);
    const [item] = await rowsWhere('request_items', 'label', extract);
    if (document === undefined || item === undefined) throw new Error('the server has not got both');
    expect(item.fields['document_ids']).toEqual({
      arrayValue: { values: [{ stringValue: idOf(document) }] },
    });

    await expect(line(page, extract)).toContainText(first.name, { timeout: 30_000 });
    await untilChecked(first.name);
    await page.getByRole('button', { name: `Devolver ${extract}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Saiu tremido: envie a folha inteira.');
    await dialog.getByRole('button', { name: 'Devolver' }).click();
    await expect(line(page, extract).getByText('Devolvido', { exact: true })).toBeVisible();

    await expect(line(portal, extract)).toContainText('Saiu tremido: envie a folha inteira.', {
      timeout: 30_000,
    });
    const [photo] = await Promise.all([
      portal.waitForEvent('filechooser'),
      portal.getByRole('button', { name: `Enviar outra: ${extract}` }).click(),
    ]);
    const whole = await pdf(`Extrato inteiro ${mark}.pdf`, 'Inteiro');
    await photo.setFiles(whole);
    await expect(line(portal, extract).getByText('Em conferência')).toBeVisible({ timeout: 30_000 });
    await phone.close();

    await expect(line(page, extract)).toContainText(whole.name, { timeout: 30_000 });
    await untilChecked(whole.name);
    await page.getByRole('button', { name: `Aceitar ${extract}` }).click();
    await expect.poll(() => stateOf(extract), { timeout: 30_000 }).toBe('accepted');
    await page.getByRole('region', { name: title }).getByRole('button', { name: 'Concluir pedido' }).click();
    await expect(page.getByRole('region', { name: title }).getByText('Concluído')).toBeVisible();
  },
);
