import { companyIds, createAccount, endSessions } from '../support/accounts.ts';
import { dropFiles, pdf } from '../support/files.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { demo, enterCredentials, signInAs } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

test.use({ hasRefusals: true });

test('a session that ended elsewhere hides everything at once, keeps the work, and sends it after signing in again', async ({
  page,
}, info) => {
  const [company = ''] = await companyIds(['Padaria Pão Dourado Ltda']);
  const person = await createAccount('Otávia Reis', 'client', [company]);
  const file = await pdf(`Contrato ${info.project.name} ${Date.now()}.pdf`, 'Contrato social');
  const row = page.getByRole('listitem').filter({ hasText: file.name });
  const question = page.getByText(
    'Entre de novo para enviar e receber. O que está guardado neste aparelho continua aqui.',
  );
  await signInAs(page, person.email, '/client-portal');
  await expect(page.getByRole('listitem').filter({ hasText: 'Enviado' }).first()).toBeVisible();

  await goOffline(page);
  await dropFiles(page, [file]);
  await expect(row.getByText('No aparelho')).toBeVisible();
  await endSessions(person);
  await goOnline(page);
  await expect(question).toBeVisible();
  await expect(row).toHaveCount(0);

  await goOffline(page);
  await page.goto('/client-portal?tab=documentos');
  await expect(question).toBeVisible();
  await page.reload();
  await expect(question).toBeVisible();
  await expect(row).toHaveCount(0);

  await goOnline(page);
  await enterCredentials(page, person.email);
  await expect(row.getByText('Enviado', { exact: true })).toBeVisible();
});

test(
  'a person who cannot sign in again may leave, and is told what would be lost',
  { tag: '@turn-3' },
  async ({ page }, info) => {
    const [company = ''] = await companyIds(['Padaria Pão Dourado Ltda']);
    const person = await createAccount('Paulo Reis', 'client', [company]);
    const file = await pdf(`Nota ${info.project.name} ${Date.now()}.pdf`, 'Nota');
    await signInAs(page, person.email, '/client-portal');
    await expect(page.getByRole('listitem').filter({ hasText: 'Enviado' }).first()).toBeVisible();
    await goOffline(page);
    await dropFiles(page, [file]);
    await expect(page.getByRole('listitem').filter({ hasText: file.name })).toBeVisible();
    await endSessions(person);
    await goOnline(page);

    await page.getByRole('button', { name: 'Sair desta conta' }).click();
    const question = page.getByRole('dialog', { name: 'Sair com itens não enviados?' });
    await expect(question).toContainText('1 item ainda não foi enviado.');
    // It is not known who holds the device now.
    await expect(question.getByRole('button', { name: 'Exportar' })).toHaveCount(0);
    await question.getByRole('button', { name: 'Descartar e sair' }).click();
    await expect(page.getByText('Entre de novo')).toHaveCount(0);
    // The page is loaded again.
    await expect(async () => {
      expect(await page.evaluate(() => localStorage.getItem('portal.session'))).toBeNull();
    }).toPass();
  },
);

test(
  'while its work is unsent nobody else gets in, and it comes back to its own person',
  { tag: '@long' },
  async ({ page }, info) => {
    const [company = ''] = await companyIds(['Padaria Pão Dourado Ltda']);
    const person = await createAccount('Ruth Maia', 'client', [company]);
    const file = await pdf(`Extrato ${info.project.name} ${Date.now()}.pdf`, 'Extrato');
    const row = page.getByRole('listitem').filter({ hasText: file.name });
    await signInAs(page, person.email, '/client-portal');
    await expect(page.getByRole('listitem').filter({ hasText: 'Enviado' }).first()).toBeVisible();
    await goOffline(page);
    await dropFiles(page, [file]);
    await expect(row).toBeVisible();
    await endSessions(person);
    await goOnline(page);
    await expect(page.getByRole('button', { name: 'Sair desta conta' })).toBeVisible();

    await enterCredentials(page, demo.otherClient);
    await expect(page.getByText('Este aparelho guarda envios de outra conta')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sair desta conta' })).toBeVisible();
    await enterCredentials(page, person.email);
    await expect(row.getByText('Enviado', { exact: true })).toBeVisible();
  },
);
