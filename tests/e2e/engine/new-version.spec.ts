import type { BrowserContext, Page } from '@playwright/test';
import { demo, signInAs } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Mensagem' });
const bubble = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const update = (page: Page) => page.getByRole('button', { name: 'Atualizar', exact: true });

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
}

async function openConversation(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Chat/ }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** From now on the app's worker is another, as after a deployment: a worker at another URL is one to the browser. */
async function deployNextVersion(device: BrowserContext, page: Page): Promise<void> {
  await device.addInitScript(() => {
    const register = navigator.serviceWorker?.register.bind(navigator.serviceWorker);
    if (register !== undefined)
      navigator.serviceWorker.register = (_url, options) => register('/sw.js?next', options);
  });
  await page.evaluate(() =>
    navigator.serviceWorker.register('/sw.js?next', { updateViaCache: 'none' }).then(() => undefined),
  );
}

test('a new version is taken in one of two tabs without a connection: what waits is kept, and sent by it', async ({
  page,
  context,
}) => {
  const run = Math.random().toString(36).slice(2, 10);
  await signInAs(page, demo.client, '/client-portal');
  await openConversation(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const other = await context.newPage();
  await other.goto('/client-portal');
  await openConversation(other);

  await deployNextVersion(context, page);
  await expect(page.getByText('Nova versão disponível')).toBeVisible();
  await context.setOffline(true);
  await say(other, `esperando ${run}`);
  await expect(bubble(other, `esperando ${run}`).getByText('No aparelho')).toBeVisible();

  await update(page).click();
  await expect(other.getByText('Esta aba ficou para trás')).toBeVisible();
  await openConversation(page);
  await expect(page.getByText('Nova versão disponível')).toBeHidden();
  await expect(bubble(page, `esperando ${run}`).getByText('No aparelho')).toBeVisible();

  // The tab that was left behind stores nothing, says so, and keeps the words.
  await say(other, `tarde ${run}`);
  await expect(
    other.getByText('Não foi possível guardar neste aparelho. O texto foi mantido.'),
  ).toBeVisible();
  await expect(field(other)).toHaveValue(`tarde ${run}`);
  await expect(bubble(page, `tarde ${run}`)).toBeHidden();

  await context.setOffline(false);
  await expect(bubble(page, `esperando ${run}`).getByText('Enviado')).toBeVisible({ timeout: 30_000 });
  await update(other).click();
  await openConversation(other);
  await expect(bubble(other, `esperando ${run}`).getByText('Enviado')).toBeVisible();
  await expect(other.getByText('Esta aba ficou para trás')).toBeHidden();
});
