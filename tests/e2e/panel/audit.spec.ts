import { companyIds, createAccount } from '../support/accounts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { closeMenu, openMenu } from '../support/menu.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { demo, openScreen, signInAs } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

test(
  'a supervisor follows who did what, by person and kind, exports it, and reads it again without a connection',
  { tag: '@turn-3' },
  async ({ page, openDevice }) => {
    const name = `Ivo Auditado ${String(Date.now())}`;
    const person = await createAccount(name, 'accountant');
    const admin = await openDevice(demo.admin, '/admin/settings?aba=sistema');
    await admin.getByPlaceholder('Buscar usuário').fill(name);
    await admin.getByRole('button', { name: `Bloquear ${name}` }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Bloquear' }).click();
    await expect(admin.getByText('Usuário bloqueado')).toBeVisible();

    await signInAs(page, demo.supervisor, '/admin');
    await openScreen(page, `/admin/audit?registro=app_users&id=${person.uid}`);
    await expect(page.getByRole('tab', { name: 'Auditoria' })).toHaveAttribute('aria-selected', 'true');
    const menu = await openMenu(page);
    await expect(menu.locator('a[aria-current=page]')).toHaveText('Configurações');
    await closeMenu(page);
    const entry = page.getByRole('listitem').filter({ hasText: 'Bloqueou uma conta' });
    await expect(entry).toContainText(name);
    await entry.getByText('Bloqueou uma conta').click();
    await expect(entry.getByRole('row', { name: 'Acesso liberado fechado' })).toBeVisible();
    await expectAccessible(page, 'the audit');

    // Every filter at once: the database joins its indexes.
    await page.getByLabel('Ação').selectOption('act');
    await entry.getByText('Bloqueou uma conta').click();
    await entry.getByRole('button', { name: 'Só desta pessoa' }).click();
    await page.getByLabel('De', { exact: true }).fill('2026-01-01');
    await expect(entry).toHaveCount(1);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exportar' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^auditoria-\d{4}-\d\d-\d\d\.csv$/);

    await goOffline(page);
    await expect(page.getByText('Sem conexão: aqui está só o que já foi lido neste aparelho.')).toBeVisible();
    await expect(entry).toHaveCount(1);
    await page.reload();
    await expect(entry).toContainText(name);
    await goOnline(page);
  },
);

test(
  'an accountant has no audit, but the history of a record, also without a connection',
  { tag: '@turn-1' },
  async ({ page }) => {
    await signInAs(page, demo.accountant, '/admin/audit');
    await expect(page.getByText('Só supervisores e administradores podem ver a auditoria.')).toBeVisible();

    const [id = ''] = await companyIds(['Padaria Pão Dourado Ltda']);
    await openScreen(page, `/admin/clients/${id}`);
    await page.locator('summary').filter({ hasText: 'Histórico' }).click();
    const history = page.getByRole('region', { name: 'Histórico do registro' });
    await expect(history.getByText('Cadastrou cliente')).toBeVisible();
    await goOffline(page);
    await expect(page.getByText('Sem conexão: aqui está só o que já foi lido neste aparelho.')).toBeVisible();
    await page.reload();
    await page.locator('summary').filter({ hasText: 'Histórico' }).click();
    await expect(history.getByText('Cadastrou cliente')).toBeVisible();
    await goOnline(page);
  },
);

test(
  'an accountant reads the history of a document, and again without a connection',
  { tag: '@long' },
  async ({ page }) => {
    await signInAs(page, demo.accountant, '/admin/documents');
    await page
      .getByRole('button', { name: /^Histórico de / })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: /^Histórico de / });
    await expect(dialog.getByText('Cadastrou documento')).toBeVisible();
    await expectAccessible(page, 'the history of a document');
    await dialog.getByRole('button', { name: 'Fechar' }).click();

    await goOffline(page);
    await page.reload();
    await page
      .getByRole('button', { name: /^Histórico de / })
      .first()
      .click();
    await expect(dialog.getByText('Cadastrou documento')).toBeVisible();
    await goOnline(page);
  },
);
