import { createAccount, patchRow } from './support/accounts.ts';
import { expectAccessible } from './support/accessible.ts';
import { awaitMail } from './support/mailbox.ts';
import { goOffline, goOnline } from './support/offline.ts';
import { enterCredentials, signIn, signInAs, signOut } from './support/people.ts';
import { rowsWhere } from './support/server-rows.ts';
import { setUpFactor } from './support/second-factor.ts';
import { expect, test } from './support/story.ts';

test.use({ hasRefusals: true });

test('a demanded second factor is set up before anything else, is asked for at the next sign-in, and a recovery code is the way past a lost one', async ({
  page,
}) => {
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
});

test('work done without a connection waits while a factor that was demanded meanwhile is set up, and is sent then', async ({
  page,
}, info) => {
  const person = await createAccount('Caio Lima', 'accountant');
  const title = `Nota ${info.project.name} ${String(Date.now())}`;
  await signInAs(page, person.email, '/admin');
  await page.goto('/admin/notes');
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
});
