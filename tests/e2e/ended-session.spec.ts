import { companyIds, createAccount, endSessions } from './support/accounts.ts';
import { dropFiles, pdf } from './support/files.ts';
import { goOffline, goOnline } from './support/offline.ts';
import { enterCredentials, signInAs } from './support/people.ts';
import { expect, test } from './support/story.ts';

test.use({ hasRefusals: true });

test('a session that ended elsewhere says so, keeps the work, and sends it after signing in again', async ({
  page,
}, info) => {
  const [company = ''] = await companyIds(['Padaria Pão Dourado Ltda']);
  const person = await createAccount('Otávia Reis', 'client', [company]);
  const file = pdf(`Contrato ${info.project.name} ${Date.now()}.pdf`, 'Contrato social');
  const row = page.getByRole('listitem').filter({ hasText: file.name });
  await signInAs(page, person.email, '/client-portal');
  await expect(page.getByRole('listitem').filter({ hasText: 'Enviado' }).first()).toBeVisible();

  await goOffline(page);
  await dropFiles(page, [file]);
  await expect(row.getByText('No aparelho')).toBeVisible();
  await endSessions(person);
  await goOnline(page);

  await expect(page.getByText('Entre de novo para enviar e receber.')).toBeVisible();
  await expect(row.getByText('No aparelho')).toBeVisible();
  await page.getByRole('link', { name: 'Entrar' }).click();
  await expect(page.getByText('O que está guardado neste aparelho continua aqui.')).toBeVisible();
  await enterCredentials(page, person.email);
  await expect(row.getByText('Enviado', { exact: true })).toBeVisible();
});
