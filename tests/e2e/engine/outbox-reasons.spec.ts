import { formatTaxId } from '@portal/domain';
import { createAccount, changeRole } from '../support/accounts.ts';
import { createClient, editClient, findClient, newTaxId } from '../support/clients.ts';
import { dropFiles, largePdf } from '../support/files.ts';
import { goOffline, goOnline, slowUploads } from '../support/offline.ts';
import { demo, signInAs } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

test.use({ hasRefusals: true });

const TAX_ID = formatTaxId(newTaxId(Date.now()));

test(
  'what waits says for what, and leads to what the person must decide about first',
  { tag: '@turn-1' },
  async ({ page }, info) => {
    const name = `Floricultura ${info.project.name} ${Date.now()}`;
    const person = await createAccount('Teresa Lemos', 'supervisor');
    await signInAs(page, person.email, '/admin');
    await createClient(page, { 'Razão Social': name, 'CNPJ/CPF': TAX_ID });
    await page.goto('/sync');
    await expect(page.getByRole('heading', { name: 'Tudo enviado' })).toBeVisible();

    await goOffline(page);
    const row = await findClient(page, name);
    await row.getByRole('button', { name: `Remover ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
    // As long as it is asked, the rows behind the question are nobody's to find.
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(row).toHaveCount(0);
    await page.goto('/sync');
    const waiting = page.getByRole('region', { name: /^Na fila/ }).getByRole('listitem');
    await expect(waiting.filter({ hasText: name })).toContainText('Espera a conexão');

    // The removal is refused, and comes before an edit of the same client.
    await changeRole(person, 'accountant');
    await goOnline(page);
    const card = page.getByRole('article').filter({ hasText: name });
    await expect(card).toContainText('sua conta não tem permissão para isto agora');
    await editClient(page, name, { Telefone: '(11) 3344-5566' });
    await page.goto('/sync');
    const link = waiting
      .filter({ hasText: name })
      .getByRole('link', { name: `Espera você decidir sobre ${name}` });
    await link.click();
    await expect(card).toBeInViewport();
  },
);

test(
  'a row that waits for its file says how much of the file has gone',
  { tag: '@long' },
  async ({ page }, info) => {
    const file = await largePdf(`Livro ${info.project.name} ${Date.now()}.pdf`, 1_500_000);
    await signInAs(page, demo.client, '/client-portal');
    await expect(page.getByRole('listitem').filter({ hasText: 'Enviado' }).first()).toBeVisible();
    await goOffline(page);
    await dropFiles(page, [file]);
    await expect(page.getByText('Documentos guardados neste aparelho.').first()).toBeVisible();
    await goOnline(page);
    await slowUploads(page, 60_000);
    await page.goto('/sync');
    await expect(page.getByText(new RegExp(`Espera o envio do arquivo ${file.name}, \\d+ %`))).toBeVisible();
  },
);

test(
  'the log of the engine is read on the screen and copied as text that names nobody',
  { tag: '@long' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const person = await createAccount('Benedita Rosário', 'accountant');
    await signInAs(page, person.email, '/admin');
    await page.goto('/sync');
    await page.getByText('Registro técnico').click();
    const log = page.getByRole('region', { name: 'Registro técnico' });
    await expect(
      log.getByRole('listitem').filter({ hasText: 'Acesso confirmado pelo servidor' }).first(),
    ).toBeVisible();
    await expect(
      log
        .getByRole('listitem')
        .filter({ hasText: /^.*Cliente: em dia/ })
        .first(),
    ).toBeVisible();

    await goOffline(page);
    await expect(log.getByRole('listitem').filter({ hasText: 'Sem conexão' }).first()).toBeVisible();
    await log.getByRole('button', { name: 'Copiar como texto' }).click();
    await expect(page.getByText('Registro copiado')).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(
      /^Portal Contábil, registro técnico\nVersão: .+\.js\nNavegador: .+\nCopiado em: \d{4}-/,
    );
    expect(text).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z Acesso confirmado pelo servidor$/m);
    for (const personal of ['Benedita', person.email, person.uid, 'aurora'])
      expect(text.toLowerCase()).not.toContain(personal.toLowerCase());
  },
);
