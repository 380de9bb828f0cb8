import { type Page, test as noisyTest } from '@playwright/test';
import { boxOf, expectApart } from '../support/boxes.ts';
import { holdBack, scriptsAskedFor } from '../support/site-pages.ts';
import { expect, test } from '../support/story.ts';

const ISLAND = /assistant-island-[^/]*\.js$/;

const button = (page: Page) => page.getByRole('button', { name: 'Assistente virtual' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Assistente virtual' });
const messenger = (page: Page) => page.getByRole('link', { name: 'Conversar no WhatsApp' });
const log = (page: Page) => panel(page).getByRole('log');
const typing = (page: Page) => panel(page).getByText('digitando');

test('a page that nobody touched has no React', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  expect((await scriptsAskedFor(page)).filter((path) => /react|island/.test(path))).toEqual([]);
  await button(page).focus();
  await expect.poll(async () => (await scriptsAskedFor(page)).some((path) => ISLAND.test(path))).toBe(true);
});

test('the keyboard alone asks, minimises, restores and closes', async ({ page }) => {
  await page.goto('/quem-somos');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await expect(log(page)).toContainText('assistente virtual da Aurora');
  await expect(button(page)).toBeHidden();

  await panel(page).getByRole('textbox').focus();
  await page.keyboard.type('Qual o HORARIO?');
  await page.keyboard.press('Enter');
  await expect(typing(page)).toBeVisible();
  await expect(log(page)).toContainText('segunda a sexta, 8h às 18h; sábado, 8h às 12h');
  await expect(typing(page)).toBeHidden();
  await expect(panel(page).getByRole('textbox')).toBeFocused();
  await expect(panel(page).getByRole('textbox')).toHaveValue('');

  await panel(page).getByRole('button', { name: 'Minimizar' }).focus();
  await page.keyboard.press('Enter');
  await expect(log(page)).toBeHidden();
  await expect(panel(page).getByRole('button', { name: 'Restaurar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('Qual o HORARIO?');

  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(log(page), 'the conversation is still there').toContainText('Qual o HORARIO?');
});

test('each chip is asked like a message, and answered when the bot has typed for 1.5 s', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await button(page).click();
  await expect(panel(page)).toBeVisible();
  // From here on time passes only when it is told to.
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const [chip, answer] of [
    ['Serviços', 'Departamento Pessoal'],
    ['Preços', 'orçamento é gratuito'],
    ['Contato', '(11) 94002-8922'],
    ['Abertura', '3 a 5 dias úteis'],
  ] as const) {
    await panel(page).getByRole('button', { name: chip, exact: true }).click();
    await expect(typing(page)).toBeVisible();
    await page.clock.runFor(1400);
    await expect(log(page)).not.toContainText(answer);
    await page.clock.runFor(200);
    await expect(log(page)).toContainText(answer);
    await expect(typing(page)).toBeHidden();
  }
  await expect(log(page).getByRole('link', { name: 'Ver os serviços' })).toHaveAttribute('href', '/servicos');
  await expect(log(page).getByRole('link', { name: 'WhatsApp' }).first()).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=/,
  );
});

test('blanks are not sent', async ({ page }) => {
  await page.goto('/');
  await button(page).click();
  const send = panel(page).getByRole('button', { name: 'Enviar' });
  await expect(send).toBeDisabled();
  await panel(page).getByRole('textbox').fill('   ');
  await expect(send).toBeDisabled();
  await panel(page).getByRole('textbox').press('Enter');
  await expect(typing(page)).toBeHidden();
  await expect(log(page).locator('.is-own')).toHaveCount(0);
});

test('a reply that comes while it is minimised is announced', async ({ page }) => {
  await page.goto('/');
  await button(page).click();
  await panel(page).getByRole('button', { name: 'Preços' }).click();
  await panel(page).getByRole('button', { name: 'Minimizar' }).click();
  await expect(panel(page).getByRole('status')).toHaveText('Nova resposta');
});

test('a press is not lost while the code is still on its way', async ({ page }) => {
  const release = await holdBack(page, ISLAND);
  await page.goto('/');
  await button(page).click();
  const waiting = page.getByText('Abrindo o assistente…');
  await expect(waiting).toBeVisible();
  await expect(panel(page)).toBeHidden();
  release();
  await expect(panel(page)).toBeVisible();
  await expect(waiting).toBeHidden();
});

// The browser itself logs a file that does not come.
noisyTest('without its code there is a way to a person, and the next press tries again', async ({ page }) => {
  await page.route(ISLAND, (route) => route.abort());
  await page.goto('/');
  await button(page).click();
  const box = page.locator('.assistant-waiting');
  await expect(box).toContainText('O assistente não abriu');
  await expect(box.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.unroute(ISLAND);
  await button(page).click();
  await expect(panel(page)).toBeVisible();
});

test('it is beside the messenger’s button and never over it', async ({ page }) => {
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expectApart(button(page), messenger(page));
    const { width: size, height: alsoSize } = await boxOf(button(page));
    expect(Math.round(Math.min(size, alsoSize))).toBeGreaterThanOrEqual(44);
    await button(page).click();
    await expectApart(panel(page), messenger(page));
    const open = await boxOf(panel(page));
    expect(open.x).toBeGreaterThanOrEqual(0);
    expect(open.y).toBeGreaterThanOrEqual(0);
    for (const target of await panel(page).getByRole('button').all()) {
      const box = await boxOf(target);
      // The last frame of its opening leaves a fraction of a pixel.
      expect(Math.round(Math.min(box.width, box.height))).toBeGreaterThanOrEqual(44);
    }
    await panel(page).getByRole('button', { name: 'Minimizar' }).click();
    await expectApart(panel(page), messenger(page));
  }
});

test('what the browser cannot do is not offered', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition', 'speechSynthesis']) {
      Reflect.deleteProperty(window, name);
    }
  });
  await page.goto('/');
  await button(page).click();
  await expect(panel(page).getByRole('button', { name: 'Enviar' })).toBeVisible();
  await expect(panel(page).getByRole('switch')).toHaveCount(0);
  await expect(panel(page).getByRole('button', { name: 'Falar a pergunta' })).toHaveCount(0);
});

test('it opens and answers without a connection, after one visit', async ({ page, context }) => {
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.goto('/contato');
  await button(page).click();
  await panel(page).getByRole('button', { name: 'Abertura' }).click();
  await expect(log(page)).toContainText('3 a 5 dias úteis');
});

test('without scripts its button leads to the firm', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await button(page).click();
  await expect(page.locator('.assistant-waiting').getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await context.close();
});
