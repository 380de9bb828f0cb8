import type { Page } from '@playwright/test';
import { BAKERY, das, type FilledSlip } from '@portal/domain/testing/slip-forms';
import { printForm } from '#ui/testing/print-form.ts';
import { expectAccessible } from '../support/accessible.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { demo, signInAs } from '../support/people.ts';
import { rowsWhere } from '../support/server-rows.ts';
import { expect, test } from '../support/story.ts';

const anyName = (what: string) => `${what} ${Math.random().toString(36).slice(2, 8)}.pdf`;
const slipFile = async (name: string, slip: FilledSlip) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(await printForm(das(slip))),
});
const drop = async (page: Page, ...files: Awaited<ReturnType<typeof slipFile>>[]) =>
  page.getByLabel('PDFs das guias').setInputFiles(files);
/** No two runs publish the same amount. */
const anyAmount = () =>
  `${1 + Math.floor(Math.random() * 8)}.${String(Math.floor(Math.random() * 1000)).padStart(3, '0')},${String(Math.floor(Math.random() * 90) + 10)}`;

test(
  'a slip is dropped and published without a connection, goes up with it, and the client sees what to pay and says it is paid',
  { tag: '@turn-1' },
  async ({ page, openDevice }) => {
    const [name, unknown, amount] = [anyName('DAS'), anyName('outra'), anyAmount()];
    await signInAs(page, demo.accountant, '/admin/slips');
    await expect(page.getByRole('heading', { name: 'Guias', exact: true })).toBeVisible();
    await expect(page.getByText('ainda estão chegando')).toHaveCount(0, { timeout: 30_000 });
    // Its reader is on the device from the first file on.
    await drop(page, await slipFile(unknown, { ...BAKERY, tax_id: '33.000.167/0001-01' }));
    const asking = page.getByRole('list', { name: 'Precisam de você' });
    await expect(asking.getByText('O CNPJ 33.000.167/0001-01 não é de nenhum cliente.')).toBeVisible();
    await expectAccessible(page, 'a slip that needs somebody');

    await goOffline(page);
    await drop(page, await slipFile(name, { ...BAKERY, month: '01/2024', amount, due: '30/12/2030' }));
    const row = page.getByRole('listitem', { name });
    await expect(row.getByText(/não tem obrigação aberta de DAS 01\/2024/)).toBeVisible();
    await page.reload();
    await row.getByRole('button', { name: `Corrigir ${name}` }).click();
    await expect(row.getByRole('region', { name: 'Prévia da guia' }).locator('canvas').first()).toBeVisible();
    // The first is the DAS that the client let pass, of which the month's stories tell.
    await row.getByLabel('Obrigação').selectOption({ index: 2 });
    await expect(page.getByRole('list', { name: 'Prontas' }).getByText(name)).toBeVisible();
    expect(await rowsWhere('documents', 'filename', name)).toHaveLength(0);
    await page.getByRole('button', { name: 'Publicar 1 guia' }).click();
    const published = page
      .getByRole('list', { name: 'Guias publicadas' })
      .getByRole('listitem')
      .filter({ hasText: amount });
    await expect(published.getByText('No aparelho')).toBeVisible();
    await expect(row).toHaveCount(0);

    await goOnline(page);
    await expect(published.getByText('Enviado', { exact: true })).toBeVisible({ timeout: 30_000 });
    expect(await rowsWhere('documents', 'filename', name)).toHaveLength(1);

    const client = await openDevice(demo.client, '/client-portal?aba=obrigacoes');
    const card = client.getByRole('article').filter({ hasText: amount });
    await expect(card.getByRole('button', { name: 'Copiar linha' })).toBeVisible({ timeout: 30_000 });
    await goOffline(client);
    await client.reload();
    await card.getByRole('button', { name: 'Já paguei' }).click();
    await expect(card.getByText(/Pagamento informado em/)).toBeVisible();
    await expect(card.getByRole('button', { name: 'Copiar linha' })).toHaveCount(0);
    await goOnline(client);
    await expect(published.getByText(/o cliente informou/)).toBeVisible({ timeout: 30_000 });

    await page.getByRole('button', { name: `Tirar ${unknown} da lista` }).click();
    await expect(asking).toHaveCount(0);
  },
);
