import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import {
  blockAccount,
  companyIds,
  createAccount,
  disableIdentity,
  removeAccount,
  type TestAccount,
} from '../support/accounts.ts';
import { dropFiles, largePdf } from '../support/files.ts';
import { auth } from '../support/local-backend.ts';
import { goOffline, goOnline, slowUploads } from '../support/offline.ts';
import { demo, signInAs, signOut } from '../support/people.ts';
import { expect, test } from '../support/story.ts';
import { tracesOf } from '../support/traces.ts';

test.use({ hasRefusals: true });

/** Plain letters, so that its bytes are found wherever they are. */
const newMark = () => `rastro${randomBytes(8).toString('hex')}`;

async function openPortal(page: Page, name: string): Promise<TestAccount> {
  const [company = ''] = await companyIds(['Padaria Pão Dourado Ltda']);
  const person = await createAccount(name, 'client', [company]);
  await signInAs(page, person.email, '/client-portal');
  await expect(page.getByRole('listitem').filter({ hasText: 'Enviado' }).first()).toBeVisible();
  return person;
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByRole('textbox', { name: 'Mensagem' }).fill(text);
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByRole('log', { name: 'Mensagens' }).getByText(text)).toBeVisible();
}

/** What the identity provider says of such an account's token, where the local one says the same of each it refuses. */
async function answerAsProvider(device: BrowserContext, message: string): Promise<void> {
  await device.route(`${auth}/securetoken.googleapis.com/**`, (route) =>
    route.fulfill({
      status: 400,
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { error: { code: 400, message, status: 'INVALID_ARGUMENT' } },
    }),
  );
}

const handedOver = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Guardado neste aparelho' }).getByRole('listitem').filter({ hasText: name });

test(
  'what a blocked person had not sent stays on the device until it was saved, and nobody else sees it',
  { tag: '@turn-2' },
  async ({ page }) => {
    const mark = newMark();
    const person = await openPortal(page, 'Lígia Prado');
    // Still on its way when the account is blocked.
    await slowUploads(page, 20 * 1024);
    await dropFiles(page, [await largePdf(`${mark}.pdf`, 3 * 1024 * 1024)]);
    await expect(page.getByText(`${mark}.pdf`)).toBeVisible();
    await page.getByRole('tab', { name: 'Chat' }).click();
    await page.getByRole('textbox', { name: 'Mensagem' }).fill(`Segue o ${mark}`);
    await page.getByRole('tab', { name: 'Documentos' }).click();
    await blockAccount(person);

    await expect(page.getByRole('heading', { name: 'Acesso bloqueado' })).toBeVisible();
    const kept = handedOver(page, 'Lígia Prado');
    await expect(kept).toContainText('1 item não enviado e 1 rascunho de Lígia Prado');
    await expect(kept).toContainText('porque um administrador bloqueou esta conta');
    await expect(page.getByText(mark)).toHaveCount(0);

    await goOffline(page);
    await page.goto('/auth');
    await expect(kept).toContainText('1 item não enviado e 1 rascunho');
    await page.reload();
    await expect(kept).toBeVisible();
    await disableIdentity(person);
    await goOnline(page);

    await signInAs(page, demo.otherClient, '/client-portal');
    await expect(page.getByRole('listitem').filter({ hasText: 'Enviado' }).first()).toBeVisible();
    await expect(page.getByText('Lígia Prado')).toHaveCount(0);
    // In addition to what is kept for her by hand, outside of every account.
    expect(await tracesOf(page, [mark])).toEqual(['database: handovers']);
    await signOut(page);

    await expect(kept).toBeVisible();
    await kept.getByRole('button', { name: 'Descartar' }).click();
    const question = page.getByRole('alertdialog', { name: 'Descartar o que não foi enviado?' });
    await question.getByRole('button', { name: 'Cancelar' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      kept.getByRole('button', { name: 'Baixar' }).click(),
    ]);
    const saved = await readFile(await download.path(), 'utf8');
    for (const text of [`Segue o ${mark}`, `${mark}.pdf`, Buffer.from('%PDF-1').toString('base64')])
      expect(saved).toContain(text);
    await kept.getByRole('button', { name: 'Já guardei, pode apagar' }).click();
    await expect(kept).toBeHidden();
    expect(await tracesOf(page, [mark, person.uid, person.email])).toEqual([]);
  },
);

test(
  'two tabs of a person who was blocked meanwhile hand over what both wrote, once',
  { tag: '@long' },
  async ({ page, context }) => {
    const [first, second] = [newMark(), newMark()];
    const person = await openPortal(page, 'Nestor Aguiar');
    const other = await context.newPage();
    await other.goto('/client-portal');
    await expect(other.getByRole('listitem').filter({ hasText: 'Enviado' }).first()).toBeVisible();
    await goOffline(page);
    await say(page, first);
    await blockAccount(person);
    await disableIdentity(person);
    await say(other, second);
    await answerAsProvider(context, 'USER_DISABLED');
    await goOnline(page);

    for (const tab of [page, other]) {
      await expect(handedOver(tab, 'Nestor Aguiar')).toContainText('2 itens não enviados');
      await expect(handedOver(tab, 'Nestor Aguiar')).toHaveCount(1);
    }
    expect(await tracesOf(page, [first, second])).toEqual(['database: handovers']);
  },
);

test(
  'what a removed person had not sent is handed over, and nothing else of the account stays',
  { tag: '@turn-3' },
  async ({ page, context }) => {
    const mark = newMark();
    const person = await openPortal(page, 'Olavo Reis');
    await goOffline(page);
    await say(page, mark);
    await removeAccount(person);
    await answerAsProvider(context, 'USER_NOT_FOUND');
    await goOnline(page);

    await page.waitForURL('**/auth**');
    await expect(handedOver(page, 'Olavo Reis')).toContainText('1 item não enviado');
    await expect(handedOver(page, 'Olavo Reis')).toContainText('esta conta foi desativada ou removida');
    await page.reload();
    await expect(handedOver(page, 'Olavo Reis')).toBeVisible();
    expect(await tracesOf(page, [mark])).toEqual(['database: handovers']);

    await handedOver(page, 'Olavo Reis').getByRole('button', { name: 'Descartar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
    await expect(handedOver(page, 'Olavo Reis')).toBeHidden();
    expect(await tracesOf(page, [mark, person.uid])).toEqual([]);
  },
);

test(
  'a closing that the page did not live to finish goes on at the next start, without a connection',
  { tag: '@long' },
  async ({ page }) => {
    const mark = newMark();
    const person = await openPortal(page, 'Ivone Paz');
    await goOffline(page);
    await say(page, mark);
    await beginClosing(page, `portal.aurora.${person.uid}`);
    await page.reload();

    await page.waitForURL('**/auth**');
    await expect(handedOver(page, 'Ivone Paz')).toContainText('1 item não enviado');
    await page.reload();
    await expect(handedOver(page, 'Ivone Paz')).toBeVisible();
    expect(await tracesOf(page, [mark])).toEqual(['database: handovers']);
  },
);

/** As a page leaves it that dies right after it began to close an account. */
async function beginClosing(page: Page, database: string): Promise<void> {
  await page.evaluate(async (name) => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('the database did not answer'));
      });
    const db = await answer(indexedDB.open(name));
    const closing = {
      id: 'begun',
      reason: 'blocked',
      at: '2026-11-22T12:00:00.000000000Z',
      hands_over: true,
    };
    const meta = db.transaction('meta', 'readwrite').objectStore('meta');
    await answer(meta.put({ key: 'closing', value: closing }));
    db.close();
  }, database);
}
