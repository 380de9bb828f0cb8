import { companyIds, createAccount, patchRow } from '../support/accounts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { awaitMail, linkIn, mailsTo } from '../support/mailbox.ts';
import { demo, newAddress, signInAs } from '../support/people.ts';
import { expect, test } from '../support/story.ts';
import type { Page } from '@playwright/test';

const [BAKERY, CLINIC] = ['Padaria Pão Dourado Ltda', 'Clínica Odonto Sorriso S/S'];
const PASSWORD = 'Uma senha de teste 26';
const INVITE = /^Convite para o portal/;

/** As somebody who reads the e-mail on a device where nobody is signed in. */
async function joinBy(page: Page, email: string, full_name: string): Promise<void> {
  await page.goto(linkIn(await awaitMail(email, INVITE), '/auth/invite'));
  const address = page.getByRole('textbox', { name: 'E-mail' });
  await expect(address).toHaveValue(email);
  await expect(address).not.toBeEditable();
  expect(new URL(page.url()).hash).toBe('');
  await expectAccessible(page, 'o convite, para se cadastrar');
  await page.getByLabel('Nome completo').fill(full_name);
  await page.locator('input[type=password]:visible').fill(PASSWORD);
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByRole('heading', { name: 'Confirme o seu e-mail' })).toBeVisible();
}

/** The link that shows that the address is theirs, opened beside the tab that waits. */
async function confirmAddress(page: Page, email: string): Promise<void> {
  const beside = await page.context().newPage();
  await beside.goto(linkIn(await awaitMail(email, /^Confirme seu e-mail/), '/'));
  await expect(beside.getByText('E-mail confirmado!')).toBeVisible();
  await beside.close();
}

test(
  'a supervisor invites a client, who signs up by the link and is in the portal with the company',
  { tag: '@turn-1' },
  async ({ page, browser }) => {
    const email = newAddress('convidada');
    const office = await browser.newContext({ locale: 'pt-BR' });
    const supervisor = await office.newPage();
    const [bakery] = await companyIds([BAKERY]);
    await signInAs(supervisor, demo.supervisor, `/admin/clients/${bakery}?secao=usuarios`);
    await supervisor.getByRole('button', { name: 'Convidar' }).click();
    const dialog = supervisor.getByRole('dialog', { name: 'Convidar pessoa' });
    await dialog.getByLabel('E-mail de quem é convidado').fill(email);
    await expectAccessible(supervisor, 'o diálogo do convite');
    await dialog.getByRole('button', { name: 'Enviar convite' }).click();
    await expect(supervisor.getByText('Convite enviado')).toBeVisible();
    const line = supervisor
      .getByRole('list', { name: 'Convites' })
      .getByRole('listitem')
      .filter({ hasText: email });
    await expect(line).toContainText('Esperando');
    // For its seconds a notice lies over buttons, which then count as too small.
    await expect(supervisor.getByText('Convite enviado')).toBeHidden();
    await expectAccessible(supervisor, 'os convites de um cliente');

    await joinBy(page, email, 'Bianca Torres');
    await page.getByRole('button', { name: 'Já confirmei' }).click();
    await expect(page.getByRole('heading', { name: 'Confirme o seu e-mail' })).toBeVisible();
    await confirmAddress(page, email);
    await page.getByRole('button', { name: 'Já confirmei' }).click();
    await page.waitForURL('**/client-portal**');
    await expect(page.getByRole('heading', { name: 'Meus Documentos' })).toBeVisible();
    await expect(page.getByText('Padaria Pão Dourado').first()).toBeVisible();

    // Used once: who opens it again is told so.
    const elsewhere = await browser.newContext({ locale: 'pt-BR' });
    const stranger = await elsewhere.newPage();
    await stranger.goto(linkIn(await awaitMail(email, INVITE), '/auth/invite'));
    await expect(stranger.getByRole('heading', { name: 'Este convite já foi usado' })).toBeVisible();
    await elsewhere.close();

    await supervisor.reload();
    await expect(line).toContainText('Aceito');
    await office.close();
  },
);

test(
  'an administrator names the address twice to invite to the staff, sends anew and withdraws',
  { tag: '@long' },
  async ({ page, browser }) => {
    const email = newAddress('contadora');
    await signInAs(page, demo.admin, '/admin/settings?aba=sistema');
    await page.getByRole('button', { name: 'Convidar', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Convidar pessoa' });
    await dialog.getByLabel('E-mail de quem é convidado').fill(email);
    await dialog.getByLabel('Função').selectOption('accountant');
    await dialog.getByRole('button', { name: 'Enviar convite' }).click();
    const asked = page.getByRole('alertdialog', { name: `Convidar ${email} como Contador?` });
    await asked.getByRole('button', { name: 'Convidar' }).click();
    await expect(asked.getByText('Não é o mesmo e-mail')).toBeVisible();
    await asked.getByLabel('Escreva o e-mail de novo para confirmar').fill(email);
    await asked.getByRole('button', { name: 'Convidar' }).click();
    await expect(page.getByText('Convite enviado')).toBeVisible();
    const first = linkIn(await awaitMail(email, INVITE), '/auth/invite');

    const line = page
      .getByRole('list', { name: 'Convites' })
      .getByRole('listitem')
      .filter({ hasText: email });
    await line.getByRole('button', { name: `Reenviar o convite de ${email}` }).click();
    await expect(page.getByText('Convite reenviado')).toBeVisible();
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2);

    await line.getByRole('button', { name: `Cancelar o convite de ${email}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar convite' }).click();
    await expect(line).toContainText('Cancelado');
    const links = (await mailsTo(email)).map((mail) => linkIn(mail, '/auth/invite'));
    const second = links.find((link) => link !== first);
    const elsewhere = await browser.newContext({ locale: 'pt-BR' });
    const invited = await elsewhere.newPage();
    await invited.goto(second ?? '');
    await expect(invited.getByRole('heading', { name: 'Este convite foi cancelado' })).toBeVisible();
    await expectAccessible(invited, 'um convite que não vale mais');
    await elsewhere.close();
  },
);

test(
  'who is in already and is invited to another company says yes once, and sees both',
  { tag: '@long' },
  async ({ page, browser }) => {
    const [bakery = '', other = ''] = await companyIds([BAKERY, CLINIC]);
    const person = await createAccount('Rita Prado', 'client', [bakery]);
    const office = await browser.newContext({ locale: 'pt-BR' });
    const admin = await office.newPage();
    await signInAs(admin, demo.admin, `/admin/clients/${other}?secao=usuarios`);
    await admin.getByRole('button', { name: 'Convidar' }).click();
    await admin.getByLabel('E-mail de quem é convidado').fill(person.email);
    await admin.getByRole('button', { name: 'Enviar convite' }).click();
    await expect(admin.getByText('Convite enviado')).toBeVisible();
    await office.close();

    await signInAs(page, person.email, '/client-portal');
    await page.goto(linkIn(await awaitMail(person.email, INVITE), '/auth/invite'));
    await page.getByRole('button', { name: 'Aceitar convite' }).click();
    await page.waitForURL('**/client-portal**');
    await page.goto('/client-portal/me');
    await expect(page.getByRole('list', { name: 'Empresas desta conta' }).getByRole('listitem')).toHaveCount(
      2,
    );
  },
);

test(
  'an owner invites by the portal, the office sees it, and without a connection the screen says so',
  { tag: '@turn-3' },
  async ({ page, context, openDevice }) => {
    const email = newAddress('socia');
    const [bakery = '', clinic = ''] = await companyIds([BAKERY, CLINIC]);
    const owner = await createAccount('Olga Torres', 'client', [bakery, clinic]);
    await patchRow(`app_users/${owner.uid}`, { owner_of: [bakery] });
    await signInAs(page, owner.email, '/client-portal/me');
    const card = page.getByRole('region', { name: 'Pessoas da empresa' });
    await card.getByRole('button', { name: 'Convidar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Convidar pessoa' });
    await dialog.getByLabel('E-mail de quem é convidado').fill(email);
    // Of the other company they invite nobody.
    await expect(dialog.getByRole('checkbox')).toHaveCount(1);
    await expect(dialog.getByRole('checkbox', { name: BAKERY })).toBeChecked();
    await dialog.getByRole('button', { name: 'Enviar convite' }).click();
    await expect(page.getByText('Convite enviado')).toBeVisible();
    await expect(card.getByRole('listitem').filter({ hasText: email })).toContainText('Esperando');
    // Of other cards a bar may cut a field, which is too small a target then: a person scrolls.
    await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expectAccessible(page, 'as pessoas da empresa', card);

    await context.setOffline(true);
    await expect(card.getByText('Ver e enviar convites precisa de conexão.')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Convidar' })).toBeDisabled();
    await context.setOffline(false);

    const accountant = await openDevice(demo.accountant, `/admin/clients/${bakery}?secao=usuarios`);
    const line = accountant
      .getByRole('list', { name: 'Convites' })
      .getByRole('listitem')
      .filter({ hasText: email });
    await expect(line).toContainText('convite de Olga Torres');
    await expect(line.getByRole('button')).toHaveCount(0);
    await expect(accountant.getByRole('button', { name: 'Convidar' })).toHaveCount(0);
  },
);
