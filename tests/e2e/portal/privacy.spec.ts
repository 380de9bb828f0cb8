import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { companyIds, createAccount } from '../support/accounts.ts';
import { demo, openScreen, signInAs } from '../support/people.ts';
import { rowsWhere } from '../support/server-rows.ts';
import { expect, test } from '../support/story.ts';

test(
  'a person asks for the deletion offline, the firm answers, and the person reads it',
  { tag: '@turn-2' },
  async ({ page, context, openDevice }) => {
    const name = `Ana Privada ${Date.now().toString(36)}`;
    const person = await createAccount(name, 'client', await companyIds(['Padaria Pão Dourado Ltda']));
    await signInAs(page, person.email, '/client-portal/me');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect(page.getByRole('button', { name: 'Pedir', exact: true })).toBeVisible();

    await context.setOffline(true);
    await page.getByRole('button', { name: 'Pedir', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Pedir exclusão' });
    await expect(dialog).toContainText('Código Tributário Nacional, art. 173, I');
    await dialog.getByRole('button', { name: 'Enviar pedido' }).click();
    const request = page.getByRole('region', { name: 'Pedido de exclusão' });
    await expect(request).toContainText('Recebido');
    await expect(page.getByText('Já há um pedido em análise.')).toBeVisible();
    await page.reload();
    await expect(request).toContainText('Recebido');
    expect(await rowsWhere('privacy_requests', 'user_id', person.uid)).toEqual([]);

    await context.setOffline(false);
    await expect
      .poll(async () => (await rowsWhere('privacy_requests', 'user_id', person.uid)).length)
      .toBe(1);

    const office = await openDevice(demo.admin, '/admin/settings?aba=pedidos');
    const row = office.getByRole('row').or(office.getByRole('listitem')).filter({ hasText: name });
    await row.getByRole('button', { name: 'Responder' }).click();
    const answering = office.getByRole('dialog', { name: `Pedido de exclusão: ${name}` });
    await answering.getByLabel('Situação').selectOption({ label: 'Atendido' });
    await answering.getByRole('button', { name: 'Salvar' }).click();
    await expect(answering.getByText('Escreva o que foi feito, ou por que não.')).toBeVisible();
    await answering.getByLabel('Resposta').fill('Seu acesso foi removido. As guias ficam até 2032.');
    await answering.getByRole('button', { name: 'Salvar' }).click();
    await expect(office.getByText('Resposta registrada!')).toBeVisible();

    await expect(request).toContainText('As guias ficam até 2032.');
    await expect(request).toContainText('Atendido');
  },
);

test(
  'a copy of what is theirs is made without a connection, and says what it lacks',
  { tag: '@long' },
  async ({ page, context }) => {
    const person = await createAccount('Rui Cópia', 'client', await companyIds(['Padaria Pão Dourado Ltda']));
    await signInAs(page, person.email, '/client-portal');
    await expect(page.getByRole('button', { name: /^Baixar/ }).first()).toBeVisible();
    await openScreen(page, '/client-portal/me');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect(page.getByRole('button', { name: 'Exportar', exact: true })).toBeEnabled();
    await context.setOffline(true);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar', exact: true }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^meus-dados-\d{4}-\d{2}-\d{2}\.zip$/);
    const files = unzipSync(new Uint8Array(await readFile(await download.path())));
    const text = (path: string) => strFromU8(files[path] ?? new Uint8Array());
    expect(text('index.html')).toContain('Rui Cópia');
    expect(text('index.html')).toContain('faltava conexão');
    expect(text('dados/empresas.html')).toContain('Padaria Pão Dourado');
    expect(text('dados/documentos.csv')).toContain('Nome do arquivo');
  },
);
