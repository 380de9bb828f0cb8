import type { Page } from '@playwright/test';
import { holdBack, scriptsAskedFor, standInForMessenger } from '../support/site-pages.ts';
import { expectApart } from '../support/boxes.ts';
import { expect, test } from '../support/story.ts';

test.use({ keepsPages: false });

const ISLAND = /quote-island-[^/]*\.js$/;

const submit = (page: Page) => page.getByRole('button', { name: 'Solicitar orçamento' });

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Nome completo').fill('Joana Prado');
  await page.getByLabel('E-mail').fill('joana@padaria.example');
  await page.getByLabel('Telefone').fill('(11) 98765-4321');
  await page.getByLabel('Empresa').fill('Pão & Cia');
  await page.getByLabel('Serviço', { exact: true }).selectOption('mei');
  await page.getByLabel('Mensagem').fill('Quero sair do MEI.\nQuanto custa?');
}

/** Sends the form, and answers the text that the messenger is opened with. */
async function sentText(page: Page): Promise<string> {
  const opened = page.context().waitForEvent('page');
  await submit(page).click();
  const messenger = await opened;
  await expect(messenger).toHaveTitle('WhatsApp');
  expect(await messenger.evaluate(() => window.opener === null), 'the new tab cannot reach back').toBe(true);
  const address = new URL(messenger.url());
  expect(address.pathname).toMatch(/^\/55\d{10,11}$/);
  await messenger.close();
  await expect(page.getByRole('status').filter({ hasText: 'Redirecionando para WhatsApp' })).toBeVisible();
  return address.searchParams.get('text') ?? '';
}

test('on a phone nothing floats over a field or a link of the footer, wherever they come to rest', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contato');
  const floating = [
    page.getByRole('complementary', { name: 'Atalho de contato' }),
    page.getByRole('button', { name: 'Assistente virtual' }),
  ];
  const read = page.locator('main form :is(input, select, textarea, button), footer a');
  expect(await read.count()).toBeGreaterThan(15);
  for (const place of ['start', 'nearest', 'end'] as const)
    for (const element of await read.all()) {
      await element.evaluate((target, block) => target.scrollIntoView({ block, behavior: 'instant' }), place);
      for (const over of floating) await expectApart(over, element);
    }
});

const EVERYTHING = [
  'Nome: Joana Prado',
  'E-mail: joana@padaria.example',
  'Telefone: (11) 98765-4321',
  'Empresa: Pão & Cia',
  'Serviço: Serviços para MEI',
  'Mensagem: Quero sair do MEI.\nQuanto custa?',
].join('\n');

test.beforeEach(({ page }) => standInForMessenger(page));

test('it sends before its island has loaded', async ({ page }) => {
  await holdBack(page, ISLAND);
  await page.goto('/contato');
  await submit(page).click();
  await expect(page.getByText('Escreva o seu nome.')).toBeVisible();
  await expect(page.getByLabel('Nome completo')).toBeFocused();
  await fillIn(page);
  expect(await sentText(page)).toContain(EVERYTHING);
});

test('it sends with its island, and the page opened the messenger once', async ({ page }) => {
  await page.goto('/contato');
  const loaded = page.waitForResponse(ISLAND);
  await page.getByLabel('Nome completo').focus();
  await loaded;
  await fillIn(page);
  expect(await sentText(page)).toContain(EVERYTHING);
  expect(page.context().pages()).toHaveLength(1);
});

test('the island loads when the form is touched, not before', async ({ page }) => {
  await page.goto('/contato', { waitUntil: 'networkidle' });
  expect((await scriptsAskedFor(page)).filter((path) => /react|island/.test(path))).toEqual([]);
  await page.getByLabel('Mensagem').focus();
  await expect.poll(async () => (await scriptsAskedFor(page)).some((path) => ISLAND.test(path))).toBe(true);
});

test('nothing typed is lost when the island takes over', async ({ page }) => {
  const release = await holdBack(page, ISLAND);
  await page.goto('/contato');
  await submit(page).click();
  const phone = page.getByLabel('Telefone');
  await page.getByLabel('Nome completo').fill('Joana');
  await page.getByLabel('Serviço', { exact: true }).selectOption('fiscal');
  await phone.click();
  await page.keyboard.type('1198');
  const typedInto = await phone.elementHandle();
  release();
  // The mask is the island's.
  await expect(phone).toHaveValue('(11) 98');
  await expect(phone).toBeFocused();
  await page.keyboard.type('7654321');
  await expect(phone).toHaveValue('(11) 98765-4321');
  expect(await phone.evaluate((field, same) => field === same, typedInto)).toBe(true);
  await expect(page.getByLabel('Nome completo')).toHaveValue('Joana');
  await expect(page.getByLabel('Serviço', { exact: true })).toHaveValue('fiscal');
  await expect(page.getByText('Escreva o e-mail completo.'), 'what was found wrong stays said').toBeVisible();
});

test('errors are shown at their fields, and go as soon as they are fixed', async ({ page }) => {
  await page.goto('/contato');
  const email = page.getByLabel('E-mail');
  const loaded = page.waitForResponse(ISLAND);
  await email.focus();
  await loaded;
  await email.fill('joana@padaria');
  await submit(page).click();
  await expect(page.getByLabel('Nome completo')).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(/^Escreva o e-mail completo\./);
  await expect(page.getByLabel('Telefone')).toHaveAccessibleDescription(/^Escreva o telefone com DDD\./);
  await email.fill('joana@padaria.example');
  await expect(page.getByText('Escreva o e-mail completo.')).toBeHidden();
  await expect(email).toHaveAttribute('aria-invalid', 'false');
  expect(page.context().pages()).toHaveLength(1);
});

test('it arrives with the service of the URL chosen', async ({ page }) => {
  await page.goto('/contato?servico=certificacao');
  await expect(page.getByLabel('Serviço', { exact: true })).toHaveValue('certificacao');
});

test('it says what the data is for', async ({ page }) => {
  await page.goto('/contato');
  const form = page.locator('form').filter({ has: submit(page) });
  await expect(form).toContainText('só para responder ao seu pedido');
  await expect(form.getByRole('link', { name: 'Política de Privacidade' })).toHaveAttribute(
    'href',
    '/privacidade',
  );
});

test('without scripts a link to the messenger is in its place', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/contato');
  await expect(page.getByRole('link', { name: 'Peça o orçamento pelo WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=/,
  );
  await expect(submit(page)).toBeHidden();
  await page.getByLabel('Nome completo').fill('Joana');
  await page.getByLabel('Nome completo').press('Enter');
  expect(page.url(), 'what was typed stays out of the address').not.toContain('Joana');
  await expect(page.getByLabel('Nome completo')).toHaveValue('Joana');
  await context.close();
});

test('an iPhone is shown how to install after the first success, once', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)' });
  });
  await page.goto('/contato');
  const guidance = page.getByRole('region', { name: 'Deixe o portal na tela de início' });
  await expect(guidance).toBeHidden();
  await fillIn(page);
  await sentText(page);
  await expect(guidance.getByRole('listitem')).toHaveCount(3);
  await guidance.getByRole('button', { name: 'Agora não' }).click();
  await expect(guidance).toBeHidden();
  await sentText(page);
  await expect(guidance).toBeHidden();
});

test('a browser that can install offers it after the first success', async ({ page }) => {
  await page.goto('/contato');
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => Promise.resolve(void (document.title = 'Instalando')),
    });
    dispatchEvent(offer);
  });
  await fillIn(page);
  await sentText(page);
  await page.getByRole('button', { name: 'Instalar' }).click();
  await expect(page).toHaveTitle('Instalando');
});
