import type { Page } from '@playwright/test';
import { pdf } from '../support/files.ts';
import { Person } from '../support/office.ts';
import { demo, signInAs } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Mensagem' });
const send = (page: Page) => page.getByRole('button', { name: 'Enviar mensagem' });
const bubble = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const chatTab = (page: Page) => page.getByRole('tab', { name: /^Chat/ });
const newText = (what: string) => `${what} ${Math.random().toString(36).slice(2, 10)}`;

async function openChat(page: Page): Promise<void> {
  await signInAs(page, demo.client, '/client-portal');
  await chatTab(page).click();
  await expect(page.getByRole('heading', { name: 'Chat com Contador' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
}

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await send(page).click();
  await expect(field(page)).toHaveValue('');
}

/** What is in the device's database: a draft is stored a moment after its last letter. */
const keptDrafts = (page: Page) =>
  page.evaluate(async () => {
    const [found] = (await indexedDB.databases()).filter(({ name }) => name?.startsWith('portal.'));
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const db = await done(indexedDB.open(found?.name ?? ''));
    const drafts: unknown[] = await done(db.transaction('drafts').objectStore('drafts').getAll());
    db.close();
    return JSON.stringify(drafts);
  });

test(
  'in a low window the field to write in is in sight below the messages, also without a connection',
  { tag: '@turn-1' },
  async ({ page, context }) => {
    await openChat(page);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    await expect(send(page)).toBeInViewport({ ratio: 1 });

    await page.setViewportSize({ width: 1280, height: 720 });
    await context.setOffline(true);
    await expect(page.getByText('Sem conexão').first()).toBeVisible();
    await expect(page.getByRole('article').last()).toBeInViewport({ ratio: 1 });
    await expect(field(page)).toBeInViewport({ ratio: 1 });
  },
);

test('three messages written without a connection arrive in their order, a reload in between', async ({
  page,
  context,
}) => {
  await openChat(page);
  const client = await Person.of(demo.client);
  const company = await client.company();
  // The worker must hold the app before the connection goes.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  await context.setOffline(true);
  const texts = ['primeira', 'segunda', 'terceira'].map(newText);
  await say(page, texts[0] ?? '');
  await say(page, texts[1] ?? '');
  await field(page).fill('   ');
  await expect(send(page)).toBeDisabled();
  await field(page).fill('rascunho');
  await expect(bubble(page, texts[1] ?? '').getByText('No aparelho')).toBeVisible();

  await expect.poll(() => keptDrafts(page)).toContain('rascunho');
  await page.reload();
  await expect(field(page)).toHaveValue('rascunho');
  await say(page, `  ${texts[2] ?? ''}\n`);
  for (const text of texts) await expect(bubble(page, text).getByText('No aparelho')).toBeVisible();

  await context.setOffline(false);
  for (const text of texts) {
    await expect(bubble(page, text).getByText('Enviado')).toBeVisible({ timeout: 30_000 });
  }
  const accountant = await Person.of(demo.accountant);
  const arrived = await accountant.thread(company);
  expect(arrived.map(({ content }) => content).filter((content) => texts.includes(content))).toEqual(texts);
});

test(
  'an answer of the firm is counted on the tab until it is read, and marked where it begins',
  { tag: '@turn-3' },
  async ({ page }) => {
    const [client, accountant] = [await Person.of(demo.client), await Person.of(demo.accountant)];
    const company = await client.company();
    await openChat(page);
    await expect(chatTab(page)).toHaveAccessibleName('Chat');
    await page.getByRole('tab', { name: 'Documentos' }).click();

    const answers = [newText('Recebi'), newText('Obrigado')];
    for (const answer of answers) await accountant.say(company, answer);
    await expect(chatTab(page)).toHaveAccessibleName(/2 mensagens não lidas/);

    await chatTab(page).click();
    await expect(bubble(page, answers[1] ?? '')).toBeInViewport();
    await expect(page.getByText('Novas mensagens')).toBeVisible();
    await expect(chatTab(page)).toHaveAccessibleName('Chat');

    // In view at once, and read as it comes.
    const live = newText('Mais uma coisa');
    await accountant.say(company, live);
    await expect(bubble(page, live)).toBeInViewport();
    await expect(chatTab(page)).toHaveAccessibleName('Chat');

    // A person who reads older messages stays there, and is told.
    const toNewest = page.getByRole('button', { name: 'Novas mensagens' });
    const area = page.getByRole('log');
    await area.evaluate((element) => element.scrollTo({ top: 0 }));
    await expect(page.getByRole('button', { name: 'Ir para o fim da conversa' })).toBeVisible();
    const later = newText('Até amanhã');
    await accountant.say(company, later);
    await expect(toNewest).toBeVisible();
    await expect(chatTab(page)).toHaveAccessibleName(/1 mensagem não lida/);
    expect(await area.evaluate((element) => element.scrollTop)).toBe(0);
    await toNewest.click();
    await expect(bubble(page, later)).toBeInViewport();
    await expect(chatTab(page)).toHaveAccessibleName('Chat');

    // What was read stays read.
    await page.reload();
    await expect(bubble(page, later)).toBeInViewport();
    await expect(page.getByText('Novas mensagens')).toBeHidden();
  },
);

test(
  'a file goes with its message, without a connection and after a reload too',
  { tag: '@turn-2' },
  async ({ page, context }, info) => {
    const file = await pdf(`Recibo ${info.project.name} ${Date.now()}.pdf`, 'Recibo');
    const client = await Person.of(demo.client);
    const company = await client.company();
    await openChat(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

    await context.setOffline(true);
    const files = page.getByLabel('Arquivos para anexar');
    await files.setInputFiles([
      file,
      { name: 'programa.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    ]);
    await expect(page.getByText('programa.exe')).toBeVisible();
    await expect(page.getByText(/Este tipo de arquivo não é aceito/)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Anexos da mensagem' }).getByText(file.name)).toBeVisible();

    // Chosen, not sent, and still there.
    await page.reload();
    await expect(page.getByRole('list', { name: 'Anexos da mensagem' }).getByText(file.name)).toBeVisible();

    const text = newText('Segue o recibo');
    await say(page, text);
    await expect(page.getByRole('list', { name: 'Anexos da mensagem' })).toHaveCount(0);
    await expect(bubble(page, text).getByText(file.name)).toBeVisible();
    await expect(bubble(page, text).getByText('No aparelho').last()).toBeVisible();

    await context.setOffline(false);
    await expect(bubble(page, text).getByText('Enviado')).toBeVisible({ timeout: 30_000 });
    const accountant = await Person.of(demo.accountant);
    const arrived = (await accountant.thread(company)).find(({ content }) => content === text);
    expect(arrived?.files).toEqual([file.name]);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      bubble(page, text)
        .getByRole('button', { name: `Baixar ${file.name}` })
        .click(),
    ]);
    expect(download.suggestedFilename()).toBe(file.name);
  },
);
