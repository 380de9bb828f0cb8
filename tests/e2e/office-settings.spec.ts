import { createAccount } from './support/accounts.ts';
import { expectAccessible } from './support/accessible.ts';
import { goOffline, goOnline } from './support/offline.ts';
import { DEMO_PASSWORD, enterCredentials, signInAs } from './support/people.ts';
import { rowsWhere } from './support/server-rows.ts';
import { expect, test } from './support/story.ts';

test('preferences are kept without a connection; with one an administrator blocks, reopens and changes the firm', async ({
  page,
}) => {
  const name = `Bento ${String(Date.now())}`;
  const [admin] = await Promise.all([
    createAccount('Helena Admin', 'admin'),
    createAccount(name, 'accountant'),
  ]);
  await signInAs(page, admin.email, '/admin');
  await page.goto('/admin/settings?aba=notificacoes');
  const messages = page.getByRole('switch', { name: /^Mensagens/ });
  await expect(messages).toBeChecked();
  await expectAccessible(page, 'preferences');

  await goOffline(page);
  await messages.uncheck();
  await expect(page.getByText('Preferências salvas!')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No aparelho', { exact: true }).last()).toBeVisible();
  await expect(messages).not.toBeChecked();
  await expect(page.getByRole('switch', { name: /^Documentos/ })).toBeChecked();
  await page.getByRole('tab', { name: 'Sistema' }).click();
  await expect(page.getByText('Ver e alterar contas precisa de conexão.')).toBeVisible();
  await goOnline(page);
  await expect
    .poll(async () => (await rowsWhere('preferences', 'user_id', admin.uid))[0]?.fields['messages'], {
      timeout: 30_000,
    })
    .toEqual({ booleanValue: false });

  await page.getByPlaceholder('Buscar usuário').fill(name);
  const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: name });
  await expect(row).toContainText('Contador');
  await row.getByRole('button', { name: `Bloquear ${name}` }).click();
  await expectAccessible(page, 'the question before somebody is blocked');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bloquear' }).click();
  await expect(page.getByText('Usuário bloqueado')).toBeVisible();
  await expect(row).toContainText('Bloqueado');
  await row.getByRole('button', { name: `Reabrir ${name}` }).click();
  await expect(page.getByText('Usuário reaberto')).toBeVisible();
  await expect(row).toContainText('Ativo');
  await page.getByPlaceholder('Buscar usuário').fill('Helena Admin');
  await expect(page.getByText('Sua conta').first()).toBeVisible();
  await expectAccessible(page, 'the users of the firm');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  const hours = `Segunda a sexta, 8h às 18h (${String(Date.now())})`;
  await page.getByLabel('Horário de atendimento').fill(hours);
  await page.getByRole('button', { name: 'Salvar escritório' }).click();
  await expect(page.getByText('Escritório atualizado com sucesso!')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Horário de atendimento')).toHaveValue(hours);
});

test('an accountant changes the password and leaves the device, and the system is not theirs', async ({
  page,
}) => {
  const { email } = await createAccount('Caio Senha', 'accountant');
  const next = 'Uma frase inteira 42';
  await signInAs(page, email, '/admin');
  await page.goto('/admin/settings?aba=sistema');
  await expect(page.getByText('Você não tem permissão para acessar configurações do sistema.')).toBeVisible();
  await page.getByRole('tab', { name: 'Segurança' }).click();
  await expectAccessible(page, 'security');
  await page.getByLabel('Senha atual').fill('outra senha 42');
  await page.getByLabel('Nova senha').fill(next);
  await page.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(page.getByText('A senha atual não está certa.')).toBeVisible();
  await page.getByLabel('Senha atual').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible();
  await page.getByRole('button', { name: 'Sair deste aparelho' }).click();
  await page.waitForURL('**/auth');
  await enterCredentials(page, email, next);
  await page.waitForURL('**/admin');
});
