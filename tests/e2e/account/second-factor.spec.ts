import { createAccount, patchRow } from '../support/accounts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { awaitMail } from '../support/mailbox.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { enterCredentials, signIn, signInAs, signOut } from '../support/people.ts';
import { rowsWhere } from '../support/server-rows.ts';
import { setUpFactor } from '../support/second-factor.ts';
import { expect, test } from '../support/story.ts';

test.use({ hasRefusals: true });

test(
  'a demanded second factor is set up before anything else, is asked for at the next sign-in, and a recovery code is the way past a lost one',
  { tag: '@turn-3' },
  async ({ page }) => {
    const person = await createAccount('Íris Campos', 'accountant');
    await patchRow(`app_users/${person.uid}`, { needs_factor: true });
    await signIn(page, person.email);
    await expect(page.getByRole('heading', { name: 'Configure o segundo fator' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Código QR para o aplicativo autenticador' })).toBeVisible();
    await expectAccessible(page, 'the set-up of a second factor');
    const { app, codes } = await setUpFactor(page);
    await page.waitForURL('**/admin');

    await signOut(page);
    await enterCredentials(page, person.email);
    const code = page.getByLabel('Código de 6 números');
    await expectAccessible(page, 'the question for a code');
    await code.fill('000 000');
    await code.press('Enter');
    await expect(page.getByText('Código incorreto.')).toBeVisible();
    await code.fill(app.next());
    await code.press('Enter');
    await page.waitForURL('**/admin');

    await signOut(page);
    await enterCredentials(page, person.email);
    await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
    const recovery = page.getByRole('textbox', { name: 'Código de recuperação' });
    await recovery.fill('ZZZZ-ZZZZ-ZZZZ-ZZZZ');
    await recovery.press('Enter');
    await expect(page.getByText('Este código não vale.')).toBeVisible();
    await recovery.fill(codes[0]?.toLowerCase() ?? '');
    await recovery.press('Enter');
    await expect(page.getByRole('heading', { name: 'Configure o segundo fator' })).toBeVisible();
    await awaitMail(person.email, /Um código de recuperação foi usado/);
  },
);

test(
  'work done without a connection waits while a factor that was demanded meanwhile is set up, and is sent then',
  { tag: '@turn-2' },
  async ({ page }, info) => {
    const person = await createAccount('Caio Lima', 'accountant');
    const title = `Nota ${info.project.name} ${String(Date.now())}`;
    await signInAs(page, person.email, '/admin/notes');
    await expect(page.getByRole('button', { name: 'Nova Nota' }).first()).toBeVisible();
    await goOffline(page);
    await page.getByRole('button', { name: 'Nova Nota' }).first().click();
    await page.getByRole('dialog').getByLabel('Título').fill(title);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Salvar|Criar/ })
      .click();
    await expect(page.getByText(title).first()).toBeVisible();
    await patchRow(`app_users/${person.uid}`, { needs_factor: true });

    await goOnline(page);
    await expect(page.getByRole('heading', { name: 'Configure o segundo fator' })).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(0);
    await setUpFactor(page);
    await expect(page.getByText(title).first()).toBeVisible();
    await expect
      .poll(async () => (await rowsWhere('notes', 'title', title)).length, { timeout: 30_000 })
      .toBe(1);
    await page.goto('/sync');
    await expect(page.getByText('Precisa de atenção')).toHaveCount(0);
  },
);

test(
  'a factor is set up by choice and taken away again, and an administrator with one resets that of a colleague',
  { tag: '@long' },
  async ({ page }) => {
    const name = `Davi ${String(Date.now())}`;
    const [admin, person] = await Promise.all([
      createAccount('Nair Prado', 'admin'),
      createAccount(name, 'accountant'),
    ]);
    await patchRow(`app_users/${person.uid}`, { has_factor: true });
    await signInAs(page, admin.email, '/admin/settings?aba=sistema');
    await page.getByText('Dos administradores').click();
    await page.getByRole('button', { name: 'Salvar exigência' }).click();
    await expect(page.getByText('Ligue primeiro o seu próprio segundo fator')).toBeVisible();

    await page.getByPlaceholder('Buscar usuário').fill(person.email);
    await page.getByRole('button', { name: `Redefinir segundo fator de ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Redefinir' }).click();
    await expect(page.getByText('Segundo fator redefinido')).toBeVisible();
    await awaitMail(person.email, /Seu segundo fator foi redefinido/);

    await page.goto('/admin/settings?aba=seguranca');
    await page.getByRole('button', { name: 'Configurar segundo fator' }).click();
    await expect(page.getByRole('img', { name: 'Código QR para o aplicativo autenticador' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const { codes } = await setUpFactor(page);
    await page.getByRole('button', { name: 'Criar códigos de recuperação novos' }).click();
    const dialog = page.getByRole('dialog', { name: 'Códigos de recuperação novos' });
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await expect(dialog.getByText(codes[0] ?? '')).toHaveCount(0);
    await expectAccessible(page, 'new recovery codes');
    await dialog.getByLabel('Guardei os 10 códigos fora deste aparelho').check();
    await dialog.getByRole('button', { name: 'Concluir' }).click();
    await goOffline(page);
    await expect(page.getByText('Mudar o segundo fator precisa de conexão.')).toBeVisible();
    await goOnline(page);
    await page.getByRole('button', { name: 'Retirar segundo fator' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar' }).click();
    await expect(page.getByRole('button', { name: 'Configurar segundo fator' })).toBeVisible();
  },
);
