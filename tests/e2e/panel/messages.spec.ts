import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { Person } from '../support/office.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { demo, openScreen, signInAs } from '../support/people.ts';
import { rowsWhere } from '../support/server-rows.ts';
import { expect, test } from '../support/story.ts';

const PADARIA = 'Padaria Pão Dourado Ltda';
const newText = (what: string) => `${what} ${Math.random().toString(36).slice(2, 8)}`;
const entry = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Conversas' }).getByRole('button').filter({ hasText: name });
const bubble = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const owner = (page: Page) => page.getByLabel('Responsável');

async function openInbox(page: Page): Promise<void> {
  await signInAs(page, demo.accountant, '/admin/messages');
  await expect(entry(page, PADARIA)).toBeVisible({ timeout: 30_000 });
}

test(
  'what a client writes is unread until it is opened, and is answered without a connection',
  { tag: '@turn-2' },
  async ({ page }) => {
    const [question, answer] = [newText('Chegou a guia?'), newText('Segue hoje')];
    const client = await Person.of(demo.client);
    const company = await client.company();
    await openInbox(page);
    await client.say(company, question);
    await expect(entry(page, PADARIA)).toContainText(question, { timeout: 30_000 });
    await expect(entry(page, PADARIA)).toContainText(/mensage(m|ns) não lidas?/);
    await expectAccessible(page, 'the inbox');

    await entry(page, PADARIA).click();
    await expect(bubble(page, question)).toBeInViewport();
    await goOffline(page);
    await page.getByRole('textbox', { name: 'Mensagem' }).fill(answer);
    await page.getByRole('button', { name: 'Enviar mensagem' }).click();
    await expect(bubble(page, answer).getByText('No aparelho')).toBeVisible();
    await expectAccessible(page, 'a conversation');
    await page.reload();
    await expect(bubble(page, answer)).toBeInViewport();
    await goOnline(page);
    await expect(bubble(page, answer).getByText('Enviado')).toBeVisible({ timeout: 30_000 });
    const thread = await client.thread(company);
    expect(thread.at(-1)?.content).toBe(answer);

    const back = page.getByRole('button', { name: 'Voltar às conversas' });
    if (await back.isVisible()) await back.click();
    await expect(entry(page, PADARIA)).toContainText(`Você: ${answer}`);
    await expect(entry(page, PADARIA)).not.toContainText('não lida');
  },
);

test(
  'a conversation is put into hands without a connection, and is shown in the view of those hands',
  { tag: '@turn-3' },
  async ({ page }) => {
    const company = await (await Person.of(demo.client)).company();
    const accountant = await Person.of(demo.accountant);
    const assigned = async () =>
      (await rowsWhere('thread_staff', 'client_id', company))[0]?.fields['assigned_to'];
    await openInbox(page);
    await entry(page, PADARIA).click();
    await owner(page).selectOption({ label: 'Sem dono' });
    await expect.poll(assigned, { timeout: 30_000 }).toEqual({ nullValue: null });

    await openScreen(page, '/admin/messages?fila=sem-dono');
    await expect(page.getByRole('tab', { name: /^Sem dono/ })).toHaveAttribute('aria-selected', 'true');
    await entry(page, PADARIA).click();
    await goOffline(page);
    await owner(page).selectOption({ label: 'Rafael Nunes' });
    await expect(page.getByText('Responsável atualizado!')).toBeVisible();
    const back = page.getByRole('button', { name: 'Voltar às conversas' });
    if (await back.isVisible()) await back.click();
    await expect(entry(page, PADARIA)).toHaveCount(0);
    await page.getByRole('tab', { name: /^Minhas/ }).click();
    await expect(page).toHaveURL(/fila=minhas/);
    await expect(entry(page, PADARIA)).toContainText('Com você');
    await goOnline(page);
    await expect.poll(assigned, { timeout: 30_000 }).toEqual({ stringValue: accountant.uid });
  },
);

test('a conversation is begun with a client who has never written', { tag: '@turn-1' }, async ({ page }) => {
  await openInbox(page);
  await page.getByPlaceholder('Buscar cliente').fill('zzz nobody');
  await expect(page.getByText('Nenhum cliente encontrado')).toBeVisible();
  await page.getByPlaceholder('Buscar cliente').fill('ltda');
  // By its own name, so that no other one slips into its place.
  const silent = await entry(page, 'Nenhuma mensagem ainda').first().locator('div').nth(2).innerText();
  await page.getByPlaceholder('Buscar cliente').fill(silent);
  await expect(entry(page, '')).toHaveCount(1);
  await entry(page, silent).click();
  await expect(page.getByRole('heading', { name: silent })).toBeVisible();
  await expect(page.getByText('Envie uma mensagem para iniciar a conversa')).toBeVisible();
});
