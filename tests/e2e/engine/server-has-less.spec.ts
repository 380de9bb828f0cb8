import { formatTaxId } from '@portal/domain';
import type { Page } from '@playwright/test';
import { createAccount, eraseRow, patchRow } from '../support/accounts.ts';
import { createClient, editClient, expectClient, findClient, newTaxId } from '../support/clients.ts';
import { signInAs } from '../support/people.ts';
import { idOf, rowsWhere } from '../support/server-rows.ts';
import { expect, test } from '../support/story.ts';

const TAX_ID = formatTaxId(newTaxId(Date.now()));

const rowOf = async (name: string) => {
  const [row] = await rowsWhere('clients', 'corporate_name', name);
  if (row === undefined) throw new Error(`the server has no ${name}`);
  return row;
};

/** The device compares itself with the server once a day: it is made to believe that the day has come. */
async function compareAnew(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('the database did not answer'));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith('portal.aurora.')) continue;
      const db = await answer(indexedDB.open(name));
      const cursors = db.transaction('cursors', 'readwrite').objectStore('cursors');
      for (const cursor of (await answer(cursors.getAll())) as object[])
        cursors.put({ ...cursor, audited_at: 0 });
      db.close();
    }
  });
  await page.goto('/sync');
  await page.reload();
}

test(
  'a client that the server has lost is kept, reported, and sent back or dropped by a person',
  { tag: '@turn-2' },
  async ({ page }, info) => {
    const run = `${info.project.name} ${Date.now()}`;
    const [back, gone] = [`Volta ${run}`, `Sai ${run}`];
    const person = await createAccount('Ivo Sampaio', 'accountant');
    await signInAs(page, person.email, '/admin');
    for (const name of [back, gone]) await createClient(page, { 'Razão Social': name, 'CNPJ/CPF': TAX_ID });
    for (const name of [back, gone])
      await expect((await findClient(page, name)).getByText('No aparelho')).toHaveCount(0);
    // The mark may not have been drawn yet: the server has the last word.
    for (const name of [back, gone])
      await expect.poll(() => rowsWhere('clients', 'corporate_name', name)).toHaveLength(1);
    const ids = await Promise.all([back, gone].map(async (name) => idOf(await rowOf(name))));
    for (const id of ids) await eraseRow(`tenants/aurora/clients/${id}`);
    await compareAnew(page);

    const card = (name: string) => page.getByRole('article').filter({ hasText: name });
    for (const name of [back, gone]) {
      await expect(card(name)).toContainText('O servidor não tem mais este registro', { timeout: 40_000 });
      await expect(card(name)).toContainText(TAX_ID);
    }
    await expect(page.getByText('2 alterações esperam você decidir.')).toBeVisible();
    await expect(await findClient(page, back)).toBeVisible();

    await page.goto('/sync');
    await card(gone).getByRole('button', { name: 'Ficar com a do servidor' }).click();
    await expect(card(gone)).toHaveCount(0);
    await card(back).getByRole('button', { name: 'Enviar a versão deste aparelho' }).click();
    await expect(page.getByRole('heading', { name: 'Tudo enviado' })).toBeVisible();
    expect(idOf(await rowOf(back))).toBe(ids[0]);
    expect(await rowsWhere('clients', 'corporate_name', gone)).toEqual([]);
    await expect(await findClient(page, gone)).toHaveCount(0);
  },
);

test(
  'an older version at the server is shown next to one’s own, field by field',
  { tag: '@long' },
  async ({ page }, info) => {
    const name = `Antiga ${info.project.name} ${Date.now()}`;
    const person = await createAccount('Lia Moura', 'accountant');
    await signInAs(page, person.email, '/admin');
    await createClient(page, { 'Razão Social': name, 'CNPJ/CPF': TAX_ID });
    await expect.poll(() => rowsWhere('clients', 'corporate_name', name)).toHaveLength(1);
    await editClient(page, name, { Telefone: '(11) 3344-5566' });
    await expect.poll(async () => (await rowOf(name)).fields['rev']).toEqual({ integerValue: '2' });
    const path = `tenants/aurora/clients/${idOf(await rowOf(name))}`;
    await patchRow(path, { phone: '(11) 2222-3333', rev: 1 });
    await compareAnew(page);

    const card = page.getByRole('article').filter({ hasText: name });
    await expect(card).toContainText('O servidor tem uma versão mais antiga', { timeout: 40_000 });
    const phone = card.getByRole('group', { name: 'Telefone' });
    await expect(phone).toContainText('(11) 3344-5566');
    await expect(phone).toContainText('(11) 2222-3333');
    await card.getByRole('button', { name: 'Enviar a versão deste aparelho' }).click();
    await expect(page.getByRole('heading', { name: 'Tudo enviado' })).toBeVisible();
    expect((await rowOf(name)).fields['phone']).toEqual({ stringValue: '(11) 3344-5566' });
    await expectClient(page, name, { Telefone: '(11) 3344-5566' });
  },
);
