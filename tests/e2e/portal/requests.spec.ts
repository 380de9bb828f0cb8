import type { Page } from '@playwright/test';
import { companyIds, createAccount } from '../support/accounts.ts';
import { downloadedSha256, pdf, sha256 } from '../support/files.ts';
import { demo, signInAs } from '../support/people.ts';
import { idOf, rowsWhere } from '../support/server-rows.ts';
import { expect, test } from '../support/story.ts';

const REQUESTS = '/client-portal/requests';

/** The worker holds the app and the services have come down: from here on no connection is needed. */
async function openRequests(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Solicitações' }).click();
  await expect(page.getByRole('heading', { name: 'Solicitações', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Solicitar Segunda via de guia/ })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

test(
  'a request written offline with a file survives a reload and arrives with its document',
  { tag: '@turn-2' },
  async ({ page, context }, info) => {
    const about = `Guia do ISS ${info.project.name} ${Date.now()}`;
    const file = await pdf(`Anexo ${info.project.name} ${Date.now()}.pdf`, 'Guia vencida');
    await signInAs(page, demo.client, '/client-portal');
    await openRequests(page);

    await context.setOffline(true);
    await page.getByRole('link', { name: /^Solicitar Segunda via de guia/ }).click();
    await expect(page.getByRole('combobox', { name: 'Serviço' }).locator('option:checked')).toHaveText(
      'Segunda via de guia',
    );
    await page.getByLabel('Do que você precisa?').fill(about);
    await page
      .getByLabel('Arquivos para anexar')
      .setInputFiles([
        file,
        { name: 'pagina.html', mimeType: 'text/html', buffer: Buffer.from('<html></html>') },
      ]);
    await expect(page.getByRole('alert').filter({ hasText: 'pagina.html' })).toContainText(
      'Este tipo de arquivo não é aceito.',
    );
    await expect(page.getByRole('listitem').filter({ hasText: file.name })).toBeVisible();

    // The draft is on the device, its file too.
    await page.goto(`${REQUESTS}/new`);
    await expect(page.getByLabel('Do que você precisa?')).toHaveValue(about);
    await expect(page.getByRole('listitem').filter({ hasText: file.name })).toBeVisible();

    await page.getByRole('button', { name: 'Enviar solicitação' }).click();
    await expect(
      page.getByText('Solicitação guardada neste aparelho. Será enviada quando houver conexão.'),
    ).toBeVisible();
    const row = page.getByRole('listitem').filter({ hasText: about });
    await expect(row.getByText('No aparelho')).toBeVisible();
    await expect(row.getByText('Aberta')).toBeVisible();

    await page.reload();
    await expect(row.getByText('No aparelho')).toBeVisible();
    expect(await rowsWhere('service_requests', 'description', about)).toEqual([]);

    await context.setOffline(false);
    await expect(row.getByText('Enviado', { exact: true })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Solicitação enviada com sucesso!')).toBeVisible();

    const [request, ...others] = await rowsWhere('service_requests', 'description', about);
    expect(others).toEqual([]);
    const [document] = await rowsWhere('documents', 'filename', file.name);
    if (request === undefined || document === undefined) throw new Error('the server has not got both');
    expect(request.fields['status']).toEqual({ stringValue: 'open' });
    expect(request.fields['document_ids']).toEqual({
      arrayValue: { values: [{ stringValue: idOf(document) }] },
    });

    await row.getByRole('link').click();
    const attached = page
      .getByRole('list', { name: 'Anexos' })
      .getByRole('listitem')
      .filter({ hasText: file.name });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      attached.getByRole('button', { name: /^Baixar/ }).click(),
    ]);
    expect(await downloadedSha256(download)).toBe(sha256(file.buffer));
  },
);

test(
  'the answer of the firm is read without a connection, by a deep link',
  { tag: '@long' },
  async ({ page, context }) => {
    await signInAs(page, demo.client, '/client-portal');
    await openRequests(page);
    await page.getByRole('link', { name: /^Certificado digital A1.*Concluída/s }).click();
    await expect(page.getByRole('heading', { name: 'Resposta do escritório' })).toBeVisible();
    const address = page.url();

    await context.setOffline(true);
    await page.goto(address);
    await expect(page.getByText('Emitido e instalado. Vale por um ano.')).toBeVisible();
    await expect(page.getByText('Situação: Concluída, com resposta')).toBeVisible();
    await page.getByRole('link', { name: 'Falar com o contador' }).click();
    await expect(page.getByRole('tab', { name: 'Chat' })).toHaveAttribute('aria-selected', 'true');
  },
);

test(
  'an inactive service is not offered, and nothing is sent without a service and words',
  { tag: '@long' },
  async ({ page }) => {
    await signInAs(page, demo.client, '/client-portal');
    await openRequests(page);
    await expect(page.getByRole('link', { name: /DIRF/ })).toHaveCount(0);
    await page.goto(`${REQUESTS}/new`);
    await page.getByRole('button', { name: 'Enviar solicitação' }).click();
    await expect(page.getByText('Escolha um serviço', { exact: true }).last()).toBeVisible();
    await expect(page.getByText('Conte do que você precisa')).toBeVisible();
  },
);

test(
  'the portal opens on the documents, and on the tab that a URL names',
  { tag: '@long' },
  async ({ page }) => {
    await signInAs(page, demo.client, '/client-portal');
    const selected = page.getByRole('tab', { selected: true });
    await expect(selected).toHaveText('Documentos');
    await page.getByRole('tab', { name: 'Obrigações' }).click();
    await expect(page.getByRole('heading', { name: 'Minhas Obrigações' })).toBeVisible();
    await page.reload();
    await expect(selected).toHaveText('Obrigações');

    await page.goto('/client-portal');
    await expect(selected).toHaveText('Documentos');
    await page.goto('/client-portal?aba=chat');
    await expect(selected).toHaveText('Chat');
    await page.getByRole('tab', { name: 'Documentos' }).click();
    await expect(page.getByRole('heading', { name: 'Meus Documentos' })).toBeVisible();
    await page.goBack();
    await expect(selected).toHaveText('Chat');
  },
);

test(
  'another company is chosen on the screen one is on, and has a draft of its own',
  { tag: '@turn-1' },
  async ({ page }) => {
    const companies = await companyIds(['Padaria Pão Dourado Ltda', 'Clínica Odonto Sorriso S/S']);
    const person = await createAccount('Ana Dias', 'client', companies);
    await signInAs(page, person.email, '/client-portal');
    const switcher = page.getByRole('button', { name: /^Trocar de empresa/ });
    const choose = async (name: RegExp) => {
      await switcher.click();
      await page.getByRole('menuitem', { name }).click();
      await expect(switcher).toHaveAccessibleName(name);
    };
    await expect(switcher).toHaveAccessibleName(/Padaria Pão Dourado/);
    await page.getByRole('tab', { name: 'Obrigações' }).click();
    await choose(/Odonto/i);
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Obrigações');

    await page.getByRole('link', { name: 'Solicitações' }).click();
    await expect(page.getByRole('link', { name: /^Abertura e legalização.*Em andamento/s })).toBeVisible();
    await page.goto(`${REQUESTS}/new${new URL(page.url()).search}`);
    await page.getByLabel('Do que você precisa?').fill('Só desta empresa');
    await choose(/Padaria Pão Dourado/);
    await expect(page.getByRole('heading', { name: 'Nova Solicitação' })).toBeVisible();
    await expect(page.getByLabel('Do que você precisa?')).toHaveValue('');
    await choose(/Odonto/i);
    await expect(page.getByLabel('Do que você precisa?')).toHaveValue('Só desta empresa');
  },
);
