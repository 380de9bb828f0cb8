import { addDays, calendarDateOf } from '@portal/domain';
import { expectAccessible } from '../support/accessible.ts';
import { companyIds } from '../support/accounts.ts';
import { dropFiles, pdf } from '../support/files.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { demo, openScreen, signInAs } from '../support/people.ts';
import { idOf, rowsWhere } from '../support/server-rows.ts';
import { expect, test } from '../support/story.ts';

const COMPANY = 'Padaria Pão Dourado Ltda';

test(
  'a file that was sent from the documents answers what was asked, tied to it without a connection',
  { tag: '@turn-1' },
  async ({ page, browser }, info) => {
    const mark = `${info.project.name} ${Date.now()}`;
    const [title, extract] = [`Avulso ${mark}`, `Extrato avulso ${mark}`] as const;
    const file = await pdf(`Banco ${mark}.pdf`, 'Extrato');
    const [clientId = ''] = await companyIds([COMPANY]);
    const desk = await browser.newContext();
    const panel = await desk.newPage();
    await signInAs(panel, demo.accountant, '/admin');
    await openScreen(panel, `/admin/clients/${clientId}?secao=pedidos`);
    await panel.getByRole('button', { name: 'Pedir documentos' }).click();
    const asking = panel.getByRole('dialog', { name: 'Pedir documentos' });
    await asking.getByLabel('Título').fill(title);
    await asking.getByLabel('Prazo').fill(addDays(calendarDateOf(new Date()), 1));
    await asking.getByLabel('Documentos').fill(extract);
    await asking.getByLabel('Categoria').fill('Bancos');
    await asking.getByRole('button', { name: 'Salvar' }).click();
    const asked = panel.getByRole('list', { name: `Documentos pedidos: ${title}` });
    await expect(asked).toContainText('Bancos');
    await expect
      .poll(async () => (await rowsWhere('request_items', 'label', extract)).length, { timeout: 30_000 })
      .toBe(1);

    await signInAs(page, demo.client, '/client-portal');
    const row = page.getByRole('listitem').filter({ hasText: file.name });
    // What is asked has arrived before the connection goes.
    await openScreen(page, '/client-portal/asked');
    await expect(page.getByText(extract)).toBeVisible({ timeout: 30_000 });
    await openScreen(page, '/client-portal');
    await goOffline(page);
    await dropFiles(page, [file]);
    await row.getByRole('button', { name: `Ligar a um pedido: ${file.name}` }).click();
    const tying = page.getByRole('dialog', { name: 'Ligar a um pedido' });
    await tying.getByRole('radio', { name: extract }).check();
    await expectAccessible(page, 'tying a file to what was asked');
    await tying.getByRole('button', { name: 'Ligar' }).click();
    await expect(row).toContainText(`Enviado para: ${extract}`);
    await page.reload();
    await expect(row).toContainText(`Enviado para: ${extract}`);
    await expect(row.getByText('No aparelho')).toBeVisible();
    // What serves a day that is near says till when to connect, and has nothing to say once it is sent.
    const connectBy = page.getByText(/^Conecte-se até as 18h de (hoje|amanhã)\.$/);
    await expect(connectBy).toBeVisible();
    await goOnline(page);
    await expect(connectBy).toHaveCount(0);

    await expect(asked).toContainText(file.name, { timeout: 30_000 });
    const [document] = await rowsWhere('documents', 'filename', file.name);
    const [item] = await rowsWhere('request_items', 'label', extract);
    if (document === undefined || item === undefined) throw new Error('the server has not got both');
    expect(item.fields['state']).toEqual({ stringValue: 'sent' });
    expect(item.fields['document_ids']).toEqual({
      arrayValue: { values: [{ stringValue: idOf(document) }] },
    });
    await panel.getByRole('button', { name: `Aceitar ${extract}` }).click();
    await panel.getByRole('region', { name: title }).getByRole('button', { name: 'Concluir pedido' }).click();
    await desk.close();
  },
);
