import { changeRole, companyIds, createAccount } from '../support/accounts.ts';
import { createClient, findClient, newTaxId } from '../support/clients.ts';
import { expectLocked, unlock } from '../support/locked.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { demo, signInAs, signOut } from '../support/people.ts';
import { expect, test } from '../support/story.ts';
import { tracesOf } from '../support/traces.ts';
import type { Page } from '@playwright/test';

async function openPortal(page: Page, name: string) {
  const [company = ''] = await companyIds(['Padaria Pão Dourado Ltda']);
  const person = await createAccount(name, 'client', [company]);
  await signInAs(page, person.email, '/client-portal');
  await expect(page.getByRole('listitem').filter({ hasText: 'Enviado' }).first()).toBeVisible();
  return { ...person, company };
}

test(
  '46 After leaving without a connection nothing stays on the device, and Back shows nothing',
  { tag: '@turn-3' },
  async ({ page }) => {
    const person = await openPortal(page, 'Dalva Reis');
    expect(await tracesOf(page, [person.uid, person.company])).not.toEqual([]);
    await goOffline(page);
    await signOut(page);
    expect(await tracesOf(page, [person.uid, person.email, person.company, 'Dalva Reis'])).toEqual([]);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Meus Documentos' })).toHaveCount(0);
    await expect(page.getByText('Dalva Reis')).toHaveCount(0);
    await goOnline(page);
  },
);

test(
  '47 The person who signs in next finds not one byte of the one before',
  { tag: '@turn-2' },
  async ({ page }) => {
    const person = await openPortal(page, 'Elza Brum');
    await signOut(page);
    await signInAs(page, demo.otherClient, '/client-portal');
    await expect(page.getByRole('listitem').filter({ hasText: 'Enviado' }).first()).toBeVisible();
    expect(await tracesOf(page, [person.uid, person.email, person.company, 'Elza Brum'])).toEqual([]);
  },
);

test('48 The worker keeps no answer that needed a session', async ({ page, baseURL }) => {
  const person = await openPortal(page, 'Gilda Maia');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const kept = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(caches_.map((cache) => cache.keys()))).flat().map(({ url }) => url);
  });
  expect(kept.length).toBeGreaterThan(0);
  for (const url of kept) expect(new URL(url).origin).toBe(new URL(baseURL ?? '').origin);
  expect(await tracesOf(page, [person.uid, person.email, person.company])).not.toContain('cache');
});

test(
  '49 A locked screen shows nothing, whatever is reloaded, opened or taken out of the storage',
  { tag: '@turn-1' },
  async ({ page }) => {
    const person = await createAccount('Iara Sonda', 'supervisor');
    await signInAs(page, person.email, '/admin/clients');
    await expect(page.getByText('Padaria Pão Dourado').first()).toBeVisible();
    await page.locator('header button').last().click();
    await page.getByRole('menuitem', { name: 'Bloquear agora' }).click();
    const hidden = ['Iara Sonda', 'Padaria', person.email];
    await expectLocked(page, hidden);
    await page.reload();
    await expectLocked(page, hidden);
    await page.goto('/admin/notes');
    await expectLocked(page, hidden);
    await page.goBack();
    await expectLocked(page, hidden);
    // One after the other: each comes back, or is none that opens anything.
    for (const key of ['portal.last_use', 'portal.idle_minutes', 'portal.session']) {
      await page.evaluate((name) => localStorage.removeItem(name), key);
      await page.reload();
      await expectLocked(page, hidden);
    }
    await goOffline(page);
    await page.goto('/sync');
    await expectLocked(page, hidden);
    for (let tries = 1; tries <= 5; tries += 1) {
      await unlock(page, `tentativa ${String(tries)}`);
      await expect(page.getByText('A senha não está certa.')).toBeVisible();
      await page.reload();
    }
    await expect(page.getByText('Desbloquear precisa de conexão')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Desbloquear' })).toBeDisabled();
    await expectLocked(page, hidden);
    await page.getByRole('button', { name: 'Sair desta conta' }).click();
    await page.waitForURL('**/auth');
    expect(await tracesOf(page, [person.uid, person.email, 'Iara Sonda'])).toEqual([]);
    await goOnline(page);
  },
);

test.describe('a refusal', () => {
  test.use({ hasRefusals: true });

  test(
    '50 A write that the server refuses after the connection is back is kept with its reason',
    { tag: '@turn-2' },
    async ({ page }, info) => {
      const name = `Recusada ${info.project.name} ${Date.now()}`;
      const person = await createAccount('Hilda Torres', 'supervisor');
      await signInAs(page, person.email, '/admin');
      await createClient(page, { 'Razão Social': name, 'CNPJ/CPF': newTaxId(Date.now()) });
      await expect((await findClient(page, name)).getByText('No aparelho')).toHaveCount(0);
      await goOffline(page);
      await (await findClient(page, name)).getByRole('button', { name: `Remover ${name}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
      await changeRole(person, 'accountant');
      await goOnline(page);
      await page.goto('/sync');
      const kept = page.getByRole('article').filter({ hasText: name });
      await expect(kept).toContainText('sua conta não tem permissão para isto agora');
      await page.reload();
      await expect(kept).toBeVisible();
    },
  );
});
