import { createAccount } from '../support/accounts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expectLocked, passTime, unlock } from '../support/locked.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { signInAs } from '../support/people.ts';
import { rowsWhere } from '../support/server-rows.ts';
import { expect, test } from '../support/story.ts';

test('a screen nobody uses locks in all tabs, sends its work all the same, and has kept what was being typed', async ({
  page,
  context,
}) => {
  const person = await createAccount('Lia Ausente', 'accountant');
  const title = `Nota ${String(Date.now())}`;
  await signInAs(page, person.email, '/admin');
  const other = await context.newPage();
  await other.goto('/admin/clients');
  await expect(other.getByText('Padaria Pão Dourado').first()).toBeVisible();

  await page.bringToFront();
  await page.goto('/admin/notes');
  await goOffline(page);
  const dialog = page.getByRole('dialog', { name: 'Nova Nota' });
  const write = async (name: string) => {
    await page.getByRole('button', { name: 'Nova Nota' }).click();
    await dialog.getByLabel('Título').fill(name);
    await dialog.getByLabel('Conteúdo').fill('Ligar na segunda.');
  };
  const sent = `Enviada ${title}`;
  await write(sent);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(sent)).toBeVisible();
  await write(title);
  await passTime(page, 16);
  await page.keyboard.press('Control');
  const hidden = [title, 'Lia Ausente', 'Padaria'];
  await expectLocked(page, hidden);
  await expectLocked(other, hidden);
  await expectAccessible(page, 'the lock');
  // What a hidden screen would answer to.
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expectLocked(page, hidden);
  await unlock(page, 'outra senha 42');
  await expect(page.getByText('A senha não está certa.')).toBeVisible();
  await expectLocked(page, hidden);
  // Leaving asks, and takes nothing along: nobody knows who asks.
  await page.getByRole('button', { name: 'Sair desta conta' }).click();
  const question = page.getByRole('dialog', { name: 'Sair com itens não enviados?' });
  await expect(question).toContainText('1 item ainda não foi enviado.');
  await expect(question.getByRole('button', { name: 'Exportar' })).toHaveCount(0);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expectLocked(page, hidden);

  await goOnline(page);
  await expect.poll(async () => (await rowsWhere('notes', 'title', sent)).length).toBe(1);
  await unlock(page, 'outra senha 42');
  await expect(page.getByText('A senha não está certa.')).toBeVisible();
  await expectLocked(page, hidden);
  // On the road there may be no server to ask.
  await goOffline(page);
  await unlock(page);
  await expect(dialog.getByLabel('Título')).toHaveValue(title);
  await expect(other.getByText('Padaria Pão Dourado').first()).toBeVisible();
});
