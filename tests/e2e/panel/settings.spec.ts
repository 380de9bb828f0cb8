import { companyIds, createAccount } from '../support/accounts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { DEMO_PASSWORD, enterCredentials, signInAs } from '../support/people.ts';
import { rowsWhere } from '../support/server-rows.ts';
import { expect, test } from '../support/story.ts';
import { tracesOf } from '../support/traces.ts';

test(
  'preferences are kept without a connection; with one an administrator blocks, reopens and changes the firm',
  { tag: '@turn-2' },
  async ({ page }) => {
    const name = `Bento ${String(Date.now())}`;
    const [admin] = await Promise.all([
      createAccount('Helena Admin', 'admin'),
      createAccount(name, 'accountant'),
    ]);
    await signInAs(page, admin.email, '/admin/settings?aba=notificacoes');
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
    const idle = page.getByLabel('Bloquear a tela da equipe sem uso');
    const heard = () => page.evaluate(() => localStorage.getItem('portal.idle_minutes'));
    await idle.selectOption({ label: 'Depois de 30 minutos' });
    await page.getByRole('button', { name: 'Salvar escritório' }).click();
    await expect(page.getByText('Escritório atualizado com sucesso!')).toBeVisible();
    await expect.poll(heard).toBe('30');
    await page.reload();
    await expect(page.getByLabel('Horário de atendimento')).toHaveValue(hours);
    await expect(idle).toHaveValue('30');
    await idle.selectOption({ label: 'Depois de 15 minutos' });
    await page.getByRole('button', { name: 'Salvar escritório' }).click();
    await expect.poll(heard).toBe('15');
  },
);

test.describe('a new password', () => {
  // It ends the session it was changed in: a stream that was open may still hear so.
  test.use({ hasRefusals: true });

  test(
    'an accountant changes the password and leaves the device, and the system is not theirs',
    { tag: '@turn-3' },
    async ({ page }) => {
      const { email } = await createAccount('Caio Senha', 'accountant');
      const next = 'Uma frase inteira 42';
      await signInAs(page, email, '/admin/settings?aba=sistema');
      await expect(
        page.getByText('Você não tem permissão para acessar configurações do sistema.'),
      ).toBeVisible();
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
    },
  );
});

const [BAKERY, CLINIC] = ['Padaria Pão Dourado Ltda', 'Clínica Odonto Sorriso S/S'];

test.describe('a right that is taken away', () => {
  // What the device asks in the moment before it hears of it.
  test.use({ hasRefusals: true });

  test(
    'an administrator gives a client another company, takes it away and makes a colleague of them, and the device follows',
    { tag: '@long' },
    async ({ page, openDevice }) => {
      const name = `Nair ${String(Date.now())}`;
      const [bakery = '', clinic = ''] = await companyIds([BAKERY, CLINIC]);
      const [admin, client] = await Promise.all([
        createAccount('Helena Admin', 'admin'),
        createAccount(name, 'client', [bakery]),
      ]);
      const [device] = await Promise.all([
        openDevice(client.email, '/client-portal'),
        signInAs(page, admin.email, '/admin/settings?aba=sistema'),
      ]);
      const switcher = device.getByRole('button', { name: /^Trocar de empresa/ });
      await expect(device.getByText('Padaria Pão Dourado', { exact: true })).toBeVisible();
      await expect(switcher).toHaveCount(0);

      await page.getByPlaceholder('Buscar usuário').fill(name);
      const edit = page.getByRole('button', { name: `Alterar acesso de ${name}` });
      const dialog = page.getByRole('dialog', { name: `Alterar acesso de ${name}` });
      const search = dialog.getByRole('combobox', { name: 'Adicionar empresa' });
      const save = dialog.getByRole('button', { name: 'Salvar' });
      /** On a phone the notice would lie over the next dialog's buttons for a while. */
      const told = async (sentence: string) => {
        await expect(page.getByText(sentence)).toBeVisible();
        await expect(dialog).toBeHidden();
        await page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Fechar' }).click();
      };
      await edit.click();
      await dialog.getByRole('button', { name: `Tirar ${BAKERY}` }).click();
      await save.click();
      await expect(dialog.getByText('Escolha pelo menos uma empresa')).toBeVisible();
      await search.fill('padaria');
      await search.press('Escape');
      await expect(dialog.getByRole('listbox')).toHaveCount(0);
      for (const typed of ['pao dourado', 'odonto']) {
        await search.fill(typed);
        await expect(dialog.getByRole('listbox').getByRole('option')).toHaveCount(1);
        await search.press('Enter');
      }
      await expectAccessible(page, 'the access of an account');
      await goOffline(page);
      await expect(save).toBeDisabled();
      await expect(dialog.getByText('Alterar o acesso de uma conta precisa de conexão.')).toBeVisible();
      await goOnline(page);
      await save.click();
      await told(`${name} entra como Cliente e vê 2 empresas.`);

      await switcher.click();
      await device.getByRole('menuitem', { name: CLINIC }).click();
      await expect(device.getByRole('button', { name: `Trocar de empresa. Atual: ${CLINIC}` })).toBeVisible();
      await expect.poll(() => tracesOf(device, [clinic])).toContain('database: obligations');

      await edit.click();
      await dialog.getByRole('button', { name: `Tirar ${CLINIC}` }).click();
      await save.click();
      await told(`${name} entra como Cliente e vê 1 empresa.`);
      await expect(switcher).toHaveCount(0);
      await expect(device.getByText('Padaria Pão Dourado', { exact: true })).toBeVisible();
      await expect(device.getByText(CLINIC)).toHaveCount(0);
      await expect.poll(() => tracesOf(device, [clinic])).toEqual([]);

      await edit.click();
      await dialog.getByLabel('Função').selectOption('Contador');
      await save.click();
      // A way into the staff is asked again, by name.
      const question = page.getByRole('alertdialog', { name: `Alterar ${name} para Contador?` });
      await expect(question).toContainText(client.email);
      await question.getByRole('button', { name: 'Alterar' }).click();
      await told(`${name} entra como Contador e vê todos os clientes.`);
      await device.waitForURL('**/admin');
      await expect(device.getByRole('link', { name: /^Total de Clientes/ })).toBeVisible();
    },
  );
});
