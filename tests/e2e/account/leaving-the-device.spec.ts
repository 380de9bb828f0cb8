import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { companyIds, createAccount } from '../support/accounts.ts';
import { dropFiles, largePdf, pdf } from '../support/files.ts';
import { goOffline, goOnline, slowUploads } from '../support/offline.ts';
import { demo, openSignOut, signInAs } from '../support/people.ts';
import { expect, test } from '../support/story.ts';
import { tracesOf } from '../support/traces.ts';

test('leaving with unsent work asks, and the next account finds not one byte of it', async ({ page }) => {
  const mark = `rastro${randomBytes(8).toString('hex')}`;
  const [company = ''] = await companyIds(['Padaria Pão Dourado Ltda']);
  const person = await createAccount('Teresa Vaz', 'client', [company]);
  await signInAs(page, person.email, '/client-portal');
  await expect(page.getByRole('listitem').filter({ hasText: 'Enviado' }).first()).toBeVisible();

  await goOffline(page);
  await dropFiles(page, [await pdf(`${mark}.pdf`, mark)]);
  await expect(page.getByText(`${mark}.pdf`)).toBeVisible();
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByRole('textbox', { name: 'Mensagem' }).fill(`Segue o ${mark}`);
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  const messages = page.getByRole('log', { name: 'Mensagens' });
  await expect(messages.getByText(`Segue o ${mark}`)).toBeVisible();
  const kept = await tracesOf(page, [mark]);
  expect(kept).toEqual(expect.arrayContaining(['database: messages', 'database: documents', 'files']));
  expect(await tracesOf(page, [person.uid, person.email])).toContain('localStorage');

  await openSignOut(page);
  const question = page.getByRole('dialog', { name: 'Sair com itens não enviados?' });
  await expect(question).toContainText('2 itens ainda não foram enviados.');
  await expect(question.getByRole('button', { name: 'Enviar agora' })).toBeDisabled();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    question.getByRole('button', { name: 'Exportar' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain(`Segue o ${mark}`);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(messages.getByText(`Segue o ${mark}`)).toBeVisible();

  await openSignOut(page);
  await question.getByRole('button', { name: 'Descartar e sair' }).click();
  await page.waitForURL('**/auth');
  expect(await tracesOf(page, [mark, person.uid, person.email])).toEqual([]);

  await goOnline(page);
  await signInAs(page, demo.otherClient, '/client-portal');
  await expect(page.getByRole('listitem').filter({ hasText: 'Enviado' }).first()).toBeVisible();
  await expect(page.getByText(mark)).toHaveCount(0);
  expect(await tracesOf(page, [mark, person.uid, person.email])).toEqual([]);
});

test('"Enviar agora" sends what waits, and leaves by itself', { tag: '@turn-1' }, async ({ page }, info) => {
  const file = await largePdf(`Livro ${info.project.name} ${Date.now()}.pdf`, 3 * 1024 * 1024);
  await signInAs(page, demo.client, '/client-portal');
  await slowUploads(page, 1024 * 1024);
  await dropFiles(page, [file]);
  await expect(page.getByText(file.name)).toBeVisible();

  await openSignOut(page);
  const question = page.getByRole('dialog', { name: 'Sair com itens não enviados?' });
  await expect(question).toContainText('1 item ainda não foi enviado.');
  await question.getByRole('button', { name: 'Enviar agora' }).click();
  await expect(question.getByRole('button', { name: 'Enviando...' })).toBeVisible();
  await page.waitForURL('**/auth');

  await signInAs(page, demo.client, '/client-portal');
  const row = page.getByRole('listitem').filter({ hasText: file.name });
  await expect(row.getByText('Enviado', { exact: true })).toBeVisible();
});

test(
  'what is written between the look and the leaving is asked about, not erased',
  { tag: '@long' },
  async ({ page }) => {
    const mark = `rastro${randomBytes(8).toString('hex')}`;
    const [company = ''] = await companyIds(['Padaria Pão Dourado Ltda']);
    const person = await createAccount('Vera Lins', 'client', [company]);
    await signInAs(page, person.email, '/client-portal');
    await expect(page.getByRole('listitem').filter({ hasText: 'Enviado' }).first()).toBeVisible();
    await goOffline(page);
    await dropFiles(page, [await pdf(`${mark}.pdf`, mark)]);
    await expect(page.getByText(`${mark}.pdf`)).toBeVisible();

    await openSignOut(page);
    const question = page.getByRole('dialog', { name: 'Sair com itens não enviados?' });
    await expect(question).toContainText('1 item ainda não foi enviado.');
    const discard = question.getByRole('button', { name: 'Descartar e sair' });
    await copyEntryAndPress(discard, `portal.aurora.${person.uid}`);
    await expect(question).toContainText('2 itens ainda não foram enviados.');
    expect(await tracesOf(page, [mark])).toContain('database: outbox');

    await discard.click();
    await page.waitForURL('**/auth');
    expect(await tracesOf(page, [mark, person.uid])).toEqual([]);
  },
);

/** One more operation, as if another tab had written it in the very moment of the press: no screen has heard of it yet. */
async function copyEntryAndPress(button: Locator, database: string): Promise<void> {
  await button.evaluate(async (pressed: HTMLElement, name) => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('the database did not answer'));
      });
    const db = await answer(indexedDB.open(name));
    const outbox = db.transaction('outbox', 'readwrite').objectStore('outbox');
    const all = (await answer(outbox.getAll())) as { entity: string; op_id: string; seq: number }[]; // as the app wrote it
    // That a slip has come is said by the device itself, and asked about by nobody.
    const entry = all.find(({ entity }) => entity === 'documents');
    if (entry === undefined) throw new Error('nothing waits');
    await answer(
      outbox.add({ ...entry, op_id: `${entry.op_id}b`, seq: Math.max(...all.map(({ seq }) => seq)) + 1 }),
    );
    db.close();
    pressed.click();
  }, database);
}
