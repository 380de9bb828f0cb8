import { formatTaxId } from '@portal/domain';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { changeRole, createAccount } from '../support/accounts.ts';
import { createClient, findClient, newTaxId } from '../support/clients.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

test.use({ hasRefusals: true });

const TAX_ID = formatTaxId(newTaxId(Date.now()));

test('work that the server refuses is kept with its reason, and leaves only by a person’s action', async ({
  page,
}, info) => {
  const run = `${info.project.name} ${Date.now()}`;
  const [kept, given] = [`Livraria ${run}`, `Papelaria ${run}`];
  const person = await createAccount('Sofia Brandão', 'supervisor');
  await signInAs(page, person.email, '/admin');
  for (const name of [kept, given]) await createClient(page, { 'Razão Social': name, 'CNPJ/CPF': TAX_ID });
  await expect((await findClient(page, run)).getByText('No aparelho')).toHaveCount(0);

  await goOffline(page);
  for (const name of [kept, given]) await removeClient(page, name);
  await changeRole(person, 'accountant');
  await goOnline(page);

  await page.goto('/sync');
  const refused = (name: string) => page.getByRole('article').filter({ hasText: name });
  for (const name of [kept, given]) {
    await expect(refused(name)).toContainText('sua conta não tem permissão para isto agora');
  }
  await page.reload();
  await expect(refused(kept)).toContainText('sua conta não tem permissão para isto agora');

  // Not removed after all, and marked so.
  await expect((await findClient(page, given)).getByText('Precisa de atenção')).toBeVisible();
  await page.goto('/sync');

  const all = await exported(page, page.getByRole('button', { name: 'Exportar tudo' }));
  for (const name of [kept, given]) expect(all).toContain(name);
  const one = await exported(page, refused(kept).getByRole('button', { name: 'Exportar' }));
  expect(one).toContain(kept);
  expect(one).not.toContain(given);

  await refused(given).getByRole('button', { name: 'Descartar…' }).click();
  const question = page.getByRole('alertdialog', { name: `Descartar “${given}”?` });
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(refused(given)).toBeVisible();
  await refused(given).getByRole('button', { name: 'Descartar…' }).click();
  await question.getByRole('button', { name: 'Descartar' }).click();
  await expect(refused(given)).toBeHidden();

  await changeRole(person, 'supervisor');
  await refused(kept).getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { name: 'Tudo enviado' })).toBeVisible();
  await expect(await findClient(page, given)).toBeVisible();
  await expect(await findClient(page, kept)).toBeHidden();
});

test(
  'a refusal is announced wherever the person is, with the name and the way to it',
  { tag: '@turn-3' },
  async ({ page }, info) => {
    const name = `Floricultura ${info.project.name} ${Date.now()}`;
    const person = await createAccount('Téo Prado', 'supervisor');
    await signInAs(page, person.email, '/admin');
    await createClient(page, { 'Razão Social': name, 'CNPJ/CPF': TAX_ID });
    await expect((await findClient(page, name)).getByText('No aparelho')).toHaveCount(0);

    await goOffline(page);
    await removeClient(page, name);
    await expect(page.getByText('Cliente removido com sucesso!')).toBeVisible();
    // On the phone the other screens are behind a menu, and the notice in front of it.
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.getByRole('link', { name: 'Notas Internas' }).click();
    await expect(page.getByRole('heading', { name: 'Notas Internas' })).toBeVisible();
    await changeRole(person, 'accountant');
    await goOnline(page);

    const notice = page.getByRole('alert').filter({ hasText: 'Erro ao remover cliente' });
    await expect(notice).toContainText(`${name}: O servidor não aceitou`);
    await expect(page.getByText('Cliente removido com sucesso!')).toBeHidden();
    await notice.getByRole('button', { name: 'Ver o motivo' }).click();
    await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible();
  },
);

/** What a press saves as a file. */
async function exported(page: Page, button: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFile(await download.path(), 'utf8');
}

async function removeClient(page: Page, name: string): Promise<void> {
  const row = await findClient(page, name);
  await row.getByRole('button', { name: `Remover ${name}` }).click();
  const question = page.getByRole('alertdialog', { name: `Remover ${name}?` });
  await question.getByRole('button', { name: 'Remover' }).click();
  // The notice may still be that of the one before.
  await expect(question).toBeHidden();
  await expect(row).toHaveCount(0);
}
