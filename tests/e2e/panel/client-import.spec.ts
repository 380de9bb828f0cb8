import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { findClient, newTaxId } from '../support/clients.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { demo, signInAs } from '../support/people.ts';
import { rowsWhere } from '../support/server-rows.ts';
import { expect, test } from '../support/story.ts';

const HEAD = 'Razão Social;CNPJ/CPF;Regime Tributário;Cidade';

/** As a spreadsheet on Windows saves it. */
const windowsFile = (lines: string[]) => ({
  name: 'clientes.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n'), 'latin1'),
});

async function openImport(page: Page): Promise<void> {
  await signInAs(page, demo.accountant, '/admin/clients');
  await expect(page.getByRole('button', { name: /^Editar/ }).first()).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'Importar CSV' }).click();
}

test(
  'a file is checked whole on the device, and what is good in it is queued without a connection',
  { tag: '@turn-1' },
  async ({ page }) => {
    const name = `Café São João ${Date.now()}`;
    // Other stories make clients with the tax id of the first one.
    const known = 'Clínica Veterinária Bicho Feliz Ltda';
    const [clinic] = await rowsWhere('clients', 'corporate_name', known);
    await openImport(page);
    await expectAccessible(page, 'the choice of a file');
    await page.getByLabel('Arquivo CSV').setInputFiles(windowsFile(['Nome;Cidade', 'Ana;Santos']));
    await expect(page.getByText('Faltam as colunas: CNPJ/CPF, Regime Tributário.')).toBeVisible();

    await goOffline(page);
    await page
      .getByLabel('Arquivo CSV')
      .setInputFiles(
        windowsFile([
          HEAD,
          `${name};${newTaxId(Date.now())};Simples Nacional;São Luís`,
          'Bar Errado;11222333000182;MEI;',
          `Clínica;${String(clinic?.fields['cnpj_cpf']?.['stringValue'])};MEI;`,
        ]),
      );
    const lines = page.getByRole('table').or(page.getByRole('list', { name: 'Linhas do arquivo' }));
    await expect(lines).toContainText('CNPJ/CPF: Confira os dois últimos dígitos.');
    await expect(lines).toContainText('3');
    await expectAccessible(page, 'what is wrong with a file');
    await page.getByRole('tab', { name: /^Repetidas/ }).click();
    await expect(lines).toContainText(`Já cadastrado: ${known}.`);
    await page.getByRole('tab', { name: /^Prontas/ }).click();
    await expect(lines).toContainText(name);
    await expect(page.getByText('no aparelho')).toHaveCount(0);

    await page.getByRole('button', { name: 'Importar 1 cliente' }).click();
    await expect(page.getByText('1 cliente importado com sucesso!')).toBeVisible();
    await expect(await findClient(page, name)).toContainText('No aparelho');
    await goOnline(page);
    await expect
      .poll(async () => (await rowsWhere('clients', 'corporate_name', name))[0]?.fields['city'])
      .toEqual({ stringValue: 'São Luís' });
  },
);

test('an import that the page was closed on goes on where it was', { tag: '@turn-2' }, async ({ page }) => {
  const count = 600;
  const lines = Array.from({ length: count }, (_, i) => `Cliente ${i};${newTaxId(700_000_000_000 + i)};MEI;`);
  await openImport(page);
  await goOffline(page);
  await page.getByLabel('Arquivo CSV').setInputFiles(windowsFile([HEAD, ...lines]));
  await page.getByRole('button', { name: 'Importar 600 clientes' }).click();
  await expect(page.getByRole('progressbar', { name: 'Importação de clientes.csv' })).toBeVisible();
  await page.reload();

  await expect(page.getByText(/de 600 clientes na fila de envio/)).toBeVisible();
  await expectAccessible(page, 'an import that was interrupted');
  await page.goto('/admin/clients');
  await page.getByRole('link', { name: 'Ver importação' }).click();
  await page.getByRole('button', { name: 'Continuar importação' }).click();
  await expect(page.getByText('600 clientes importados com sucesso!')).toBeVisible({ timeout: 40_000 });
  await expect(await findClient(page, `Cliente ${count - 1}`)).toContainText('No aparelho');
});
