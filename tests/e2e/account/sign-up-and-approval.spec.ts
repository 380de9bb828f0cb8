import { idTokenOf, readStatus } from '../support/local-backend.ts';
import { awaitMail, linkIn, mailsTo } from '../support/mailbox.ts';
import { demo, newAddress, signIn, signInAs, signUp } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

const PASSWORD = 'Uma senha de teste 26';

test(
  'a person signs up, waits seeing nothing, and is let in by an administrator',
  { tag: '@turn-2' },
  async ({ page, browser }) => {
    const email = newAddress('joana');
    // What is asked for grants nothing: the office is shown a client all the same.
    await signUp(page, { full_name: 'Joana Dias', email, password: PASSWORD, role: 'Administrador' });
    await expect(page.getByRole('heading', { name: 'Conta Pendente de Aprovação' })).toBeVisible();

    const token = await idTokenOf(email, PASSWORD);
    expect(token).not.toBeNull();
    for (const path of [
      'tenants/aurora/clients',
      'tenants/aurora/documents',
      'tenants/aurora/people',
      'app_users',
    ]) {
      expect(await readStatus(path, token ?? ''), path).toBe(403);
    }

    const office = await browser.newContext({ locale: 'pt-BR' });
    const admin = await office.newPage();
    await signInAs(admin, demo.admin, '/admin/settings');
    await admin.getByRole('tab', { name: 'Sistema' }).click();
    const request = admin
      .getByRole('listitem')
      .filter({ hasText: email })
      .filter({ has: admin.getByRole('button', { name: 'Aprovar' }) });
    await expect(request.getByLabel('Função')).toHaveValue('client');
    await request.getByRole('combobox', { name: 'Empresa' }).fill('padaria');
    await request.getByRole('option', { name: /Padaria Pão Dourado/ }).click();
    await request.getByRole('button', { name: 'Aprovar' }).click();
    await expect(admin.getByText('Usuário aprovado')).toBeVisible();
    await expect(request).toBeHidden();
    await office.close();

    // The waiting screen turns into the portal by itself.
    await page.waitForURL('**/client-portal**');
    await expect(page.getByRole('heading', { name: 'Meus Documentos' })).toBeVisible();

    await awaitMail(email, /aprovada/i);
    const notices = (await mailsTo(email)).filter((mail) => /aprovada/i.test(mail.subject + mail.text));
    expect(notices).toHaveLength(1);
  },
);

test(
  'a person enters the staff by name alone, and with a confirmed address',
  { tag: '@long' },
  async ({ page, browser }) => {
    const email = newAddress('carla');
    await signUp(page, { full_name: 'Carla Nunes', email, password: PASSWORD, role: 'Contador' });
    await page.getByRole('button', { name: 'Reenviar confirmação' }).click();
    await expect(page.getByText('Confirmação reenviada')).toBeVisible();
    await expect.poll(async () => (await confirmations(email)).length).toBe(2);

    const office = await browser.newContext({ locale: 'pt-BR' });
    const admin = await office.newPage();
    await signInAs(admin, demo.admin, '/admin/settings?aba=sistema');
    const request = admin.getByRole('listitem').filter({ hasText: email });
    const dialog = admin.getByRole('alertdialog', { name: 'Aprovar Carla Nunes como Contador?' });
    const approve = async () => {
      await request.getByLabel('Função').selectOption('accountant');
      await request.getByRole('button', { name: 'Aprovar' }).click();
      await expect(dialog).toContainText(`Carla Nunes (${email}) entra na equipe como Contador`);
      await dialog.getByRole('button', { name: 'Aprovar' }).click();
    };
    await approve();
    await expect(admin.getByText(/O e-mail da pessoa ainda não foi confirmado\./)).toBeVisible();
    await request.getByRole('button', { name: 'Reenviar confirmação a Carla Nunes' }).click();
    await expect(admin.getByText('Confirmação reenviada')).toBeVisible();
    await expect.poll(async () => (await confirmations(email)).length).toBe(3);

    const mail = (await confirmations(email)).at(-1);
    await page.goto(linkIn(mail ?? (await awaitMail(email, /Confirme/)), '/'));
    const confirmed = page.getByRole('dialog', { name: 'E-mail confirmado!' });
    await expect(confirmed).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    await confirmed.getByRole('link', { name: 'Entrar' }).click();
    await expect(request.getByText('E-mail confirmado')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reenviar confirmação' })).toHaveCount(0);
    await approve();
    await expect(admin.getByText('Usuário aprovado')).toBeVisible();
    await page.waitForURL('**/admin**');
    await office.close();
  },
);

const confirmations = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Confirme seu e-mail'));

test.describe('a rejection', () => {
  // What the person's page is listening to ends with their account.
  test.use({ hasRefusals: true });

  test('a rejected sign-up leaves neither row nor account', { tag: '@long' }, async ({ page, browser }) => {
    const email = newAddress('recusado');
    await signUp(page, { full_name: 'Paulo Recusado', email, password: PASSWORD, role: 'Contador' });

    const office = await browser.newContext({ locale: 'pt-BR' });
    const admin = await office.newPage();
    await signInAs(admin, demo.admin, '/admin/settings');
    await admin.getByRole('tab', { name: 'Sistema' }).click();
    const request = admin.getByRole('listitem').filter({ hasText: email });
    await request.getByRole('button', { name: 'Rejeitar' }).click();
    await admin
      .getByRole('dialog')
      .or(admin.getByRole('alertdialog'))
      .getByRole('button', { name: 'Rejeitar' })
      .click();
    await expect(admin.getByText('Usuário rejeitado')).toBeVisible();
    await expect(request).toBeHidden();
    await office.close();

    await expect.poll(() => idTokenOf(email, PASSWORD)).toBeNull();
    const elsewhere = await browser.newContext({ locale: 'pt-BR' });
    const phone = await elsewhere.newPage();
    await signIn(phone, email, PASSWORD);
    await expect(phone.getByText('Email ou senha incorretos')).toBeVisible();
    await elsewhere.close();
  });
});
