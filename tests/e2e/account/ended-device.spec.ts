import { companyIds, createAccount } from '../support/accounts.ts';
import { dropFiles, pdf } from '../support/files.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { enterCredentials, renewNoToken, signInAs } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

test.use({ hasRefusals: true });

test(
  'a lost phone is ended from another device: it hides everything, keeps its work, and sends it after signing in again',
  { tag: '@turn-1' },
  async ({ page, openDevice }, info) => {
    const [company = ''] = await companyIds(['Padaria Pão Dourado Ltda']);
    const person = await createAccount('Vera Sá', 'client', [company]);
    const file = await pdf(`Recibo ${info.project.name} ${Date.now()}.pdf`, 'Recibo');
    const phone = await openDevice(person.email, '/client-portal');
    const row = phone.getByRole('listitem').filter({ hasText: file.name });
    const question = phone.getByText('Entre de novo para enviar e receber.');
    await expect(phone.getByRole('listitem').filter({ hasText: 'Enviado' }).first()).toBeVisible();

    await signInAs(page, person.email, '/client-portal/me');
    const devices = page.getByRole('list', { name: 'Aparelhos desta conta' });
    // The phone says that it is used once its first list is there.
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    await expect(devices.getByText('Este aparelho')).toBeVisible();
    await goOffline(phone);
    const renewAgain = await renewNoToken(phone);
    await dropFiles(phone, [file]);
    await expect(row.getByText('No aparelho')).toBeVisible();

    await devices.getByRole('button', { name: /^Encerrar/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar' }).click();
    await expect(page.getByText('Acesso encerrado naquele aparelho')).toBeVisible();
    await expect(devices.getByText('Encerrado')).toBeVisible();

    await goOnline(phone);
    await expect(question).toBeVisible();
    await expect(row).toHaveCount(0);
    await renewAgain();
    await enterCredentials(phone, person.email);
    await expect(row.getByText('Enviado', { exact: true })).toBeVisible();

    await goOffline(page);
    await expect(page.getByText('Ver e encerrar aparelhos precisa de conexão.')).toBeVisible();
    await goOnline(page);
    await page.getByRole('button', { name: 'Encerrar todas as sessões' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar' }).click();
    await expect(page.getByText('Entre de novo para enviar e receber.')).toBeVisible();
    await expect(question).toBeVisible();
  },
);
