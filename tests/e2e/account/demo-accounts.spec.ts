import { goOffline } from '../support/offline.ts';
import { demo, signIn, signInAs, signOut } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

const homes = [
  [demo.admin, '/admin', []],
  [demo.supervisor, '/admin', ['@turn-1']],
  [demo.accountant, '/admin', ['@turn-2']],
  [demo.client, '/client-portal', []],
  [demo.otherClient, '/client-portal', ['@turn-3']],
  [demo.borealAdmin, '/admin', ['@turn-2']],
  [demo.borealClient, '/client-portal', ['@turn-1']],
] as const;

for (const [email, home, tag] of homes) {
  test(`${email} lands on ${home}, and the other side is closed`, { tag: [...tag] }, async ({ page }) => {
    await signInAs(page, email, home);
    const landmark = home === '/admin' ? 'Painel Administrativo' : 'Bem-vindo,';
    await expect(page.getByText(landmark).first()).toBeVisible();

    await page.goto(home === '/admin' ? '/client-portal' : '/admin');
    await page.waitForURL((url) => url.pathname.startsWith(home));
  });
}

test('a visitor is sent to /auth from every protected address', async ({ page }) => {
  for (const path of ['/admin', '/admin/clients', '/admin/settings', '/client-portal', '/sync']) {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/auth');
  }
});

test('a wrong password says so and keeps the address', async ({ page }) => {
  await signIn(page, demo.client, 'não é esta');
  await expect(page.getByText('Erro no Login')).toBeVisible();
  await expect(page.getByText('Email ou senha incorretos')).toBeVisible();
  await expect(page.locator('input[type=email]:visible')).toHaveValue(demo.client);
});

test('signing in without a connection says so', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.locator('input[type=email]:visible')).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await goOffline(page);
  await page.locator('input[type=email]:visible').fill(demo.client);
  await page.locator('input[type=password]:visible').fill('Demo@2026!');
  await page.locator('input[type=password]:visible').press('Enter');
  await expect(page.getByText(/sem conexão/i).first()).toBeVisible();
});

test('only administrators see the approval panel', { tag: '@turn-3' }, async ({ page }) => {
  await signInAs(page, demo.accountant, '/admin/settings');
  await page.getByRole('tab', { name: 'Sistema' }).click();
  await expect(page.getByText('Você não tem permissão para acessar configurações do sistema.')).toBeVisible();
});

test('signing out leaves nothing of the account on the device', async ({ page }) => {
  await signInAs(page, demo.client, '/client-portal');
  await expect(page.getByText('Documentos Enviados')).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map((db) => db.name)))
    .toContainEqual(expect.stringMatching(/^portal\./));
  // Something to go back to.
  await page.goto('/sync');
  await signOut(page);

  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map((db) => db.name)))
    .not.toContainEqual(expect.stringMatching(/^portal\./));
  expect(await page.evaluate(() => localStorage.getItem('portal.session'))).toBeNull();
  expect(await page.evaluate(namesOfKeptFiles)).toEqual([]);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/auth');
});

/** What the origin's private file system holds, by name. */
async function namesOfKeptFiles(): Promise<string[]> {
  const names: string[] = [];
  for await (const name of (await navigator.storage.getDirectory()).keys()) names.push(name);
  return names;
}
