import type { Page } from '@playwright/test';
import { companyIds, createAccount, type TestAccount } from '../support/accounts.ts';
import { pdf } from '../support/files.ts';
import { idTokenOf } from '../support/local-backend.ts';
import { DEMO_PASSWORD, signInAs } from '../support/people.ts';
import { rowsWhere } from '../support/server-rows.ts';
import { expect, test } from '../support/story.ts';
import { tracesOf } from '../support/traces.ts';

/** A client of the bakery whom no other story knows. */
async function enter(page: Page): Promise<TestAccount> {
  const person = await createAccount('Ana Dias', 'client', await companyIds(['Padaria Pão Dourado Ltda']));
  await signInAs(page, person.email, '/client-portal');
  return person;
}

async function openMyData(page: Page): Promise<void> {
  await page.locator('header button').last().click();
  await page.getByRole('menuitem', { name: 'Meus dados' }).click();
  await expect(page.getByRole('heading', { name: 'Meus dados' })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

test(
  'name and phone are saved with a connection, and read without one',
  { tag: '@long' },
  async ({ page, context }) => {
    const person = await enter(page);
    await openMyData(page);
    await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
    await expect(page.getByLabel('E-mail')).not.toBeEditable();
    await expect(page.getByRole('list', { name: 'Empresas desta conta' })).toContainText(
      'Padaria Pão Dourado',
    );

    await page.getByLabel('Nome completo').fill('Ana Dias Moreira');
    await page.getByLabel('Telefone').pressSequentially('11987654321');
    await expect(page.getByLabel('Telefone')).toHaveValue('(11) 98765-4321');
    await page.getByRole('button', { name: 'Salvar Alterações' }).click();
    await expect(page.getByText('Perfil atualizado com sucesso!')).toBeVisible();
    await expect
      .poll(async () => (await rowsWhere('people', 'full_name', 'Ana Dias Moreira')).map(({ name }) => name))
      .toContainEqual(expect.stringContaining(person.uid));

    // What the server has taken is on the device when its own row has come back.
    await expect.poll(() => tracesOf(page, ['Ana Dias Moreira'])).toContain('database: meta');

    await context.setOffline(true);
    await page.goto('/client-portal/me');
    await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Dias Moreira');
    await expect(page.getByLabel('Nome completo')).not.toBeEditable();
    await expect(page.getByText('Salvar o perfil precisa de conexão.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Salvar Alterações' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Alterar senha' })).toBeDisabled();
  },
);

test.describe('a new password', () => {
  // It ends the sessions of the old one: a stream under way with the old token is answered 401.
  test.use({ hasRefusals: true });

  test(
    'the password is changed by a person who knows the current one',
    { tag: '@turn-1' },
    async ({ page }) => {
      const person = await enter(page);
      const next = 'Uma frase nova';
      await openMyData(page);
      const change = async (current: string, password: string) => {
        await page.getByLabel('Senha atual').fill(current);
        await page.getByLabel('Nova senha').fill(password);
        await page.getByRole('button', { name: 'Alterar senha' }).click();
      };
      await change(DEMO_PASSWORD, 'senha@123');
      await expect(
        page.getByText('Esta senha é muito comum e fácil de adivinhar. Escolha outra.'),
      ).toBeVisible();
      await change('não é esta', next);
      await expect(page.getByText('A senha atual não está certa.')).toBeVisible();
      expect(await idTokenOf(person.email, next)).toBeNull();

      await change(DEMO_PASSWORD, next);
      await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible();
      expect(await idTokenOf(person.email, next)).not.toBeNull();
      expect(await idTokenOf(person.email, DEMO_PASSWORD)).toBeNull();
    },
  );
});

test(
  'what is on the device is shown, freed, and erased without a trace',
  { tag: '@turn-3' },
  async ({ page, context }) => {
    const person = await enter(page);
    // Opened once: kept, and free to go.
    await page
      .getByRole('button', { name: /^Baixar/ })
      .first()
      .click();
    await expect(page.getByText('Download iniciado')).toBeVisible();
    await openMyData(page);
    const device = page.getByRole('region', { name: 'O que está neste aparelho' });
    const figure = (name: string) =>
      device.getByRole('term').filter({ hasText: name }).locator('xpath=following::dd[1]');
    await expect(figure('Documentos')).toHaveText(/^\d+$/);
    // What the bakery has to pay came by itself, and stays.
    await expect(figure('Guias a pagar')).toHaveText(/^\d+ arquivos?, /);
    await expect(device.getByText(/^Tira deste aparelho o que só foi aberto: 1 arquivo, /)).toBeVisible();
    await expect(figure('Esperando envio')).toHaveText('nada');
    await expect(device.getByText(/^Este site usa/)).toBeVisible();
    await device.getByRole('button', { name: 'Liberar espaço' }).click();
    await expect(page.getByText('Espaço liberado')).toBeVisible();
    await expect(device.getByText(/^Nada a liberar agora/)).toBeVisible();
    const textsOf = (...names: string[]) => Promise.all(names.map((name) => figure(name).textContent()));
    await expect.poll(async () => new Set(await textsOf('Arquivos guardados', 'Guias a pagar')).size).toBe(1);

    await page.goto('/client-portal/requests/new');
    // Services come after all that is the company's.
    await expect(page.getByRole('option', { name: 'Segunda via de guia' })).toBeAttached();
    await context.setOffline(true);
    await page.reload();
    await page.getByLabel('Do que você precisa?').fill('Nunca enviada');
    await page.getByLabel('Serviço').selectOption({ label: 'Segunda via de guia' });
    await page.getByLabel('Arquivos para anexar').setInputFiles(await pdf('Segredo.pdf', 'Segredo'));
    await expect(page.getByRole('listitem').filter({ hasText: 'Segredo.pdf' })).toBeVisible();
    await page.getByRole('button', { name: 'Enviar solicitação' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Nunca enviada' })).toBeVisible();

    await page.goto('/client-portal/me');
    await expect(figure('Esperando envio')).toHaveText('2');
    await device.getByRole('button', { name: 'Apagar deste aparelho' }).click();
    await page.getByRole('button', { name: 'Apagar e sair' }).click();
    const question = page.getByRole('dialog', { name: 'Sair com itens não enviados?' });
    await expect(question).toContainText('2 itens ainda não foram enviados.');
    await question.getByRole('button', { name: 'Descartar e sair' }).click();
    await page.waitForURL((url) => url.pathname === '/auth');

    expect(await tracesOf(page, [person.uid, person.email, 'Nunca enviada', 'Segredo'])).toEqual([]);
  },
);
