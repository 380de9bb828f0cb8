import type { Page } from '@playwright/test';
import { demo, DEMO_PASSWORD, newAddress, signUp } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

/** A line on which these scripts take as long as the story wants. */
async function holdScripts(page: Page, name = '*'): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/assets/${name}.js`, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const workersOf = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

const email = (page: Page) => page.locator('input[type=email]:visible');
const password = (page: Page) => page.locator('input[type=password]:visible');

test('who types and presses Enter before the app has come is led in once it has', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/auth?next=/client-portal', { waitUntil: 'commit' });
  await email(page).fill(demo.client);
  await password(page).fill(DEMO_PASSWORD);
  await password(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Entrando...' })).toBeDisabled();
  expect(new URL(page.url()).search).toBe('?next=/client-portal');
  release();
  await expect(page.getByText('Bem-vindo,').first()).toBeVisible();
});

test('somebody who is in the middle of a word types on as the app comes', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  await email(page).pressSequentially('cliente@');
  const before = await page.locator('#prerendered').boundingBox();
  release();
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await page.keyboard.type('aurora.example');
  await expect(email(page)).toHaveValue(demo.client);
  expect(await page.locator('#root').boundingBox()).toEqual(before);
});

test('the worker takes everything along once what a sign-in needs has come, and not before', async ({
  page,
}) => {
  const release = await holdScripts(page, 'firebase-firestore-*');
  await page.goto('/auth', { waitUntil: 'commit' });
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Cadastro' }).click();
  await expect(page.getByLabel('Nome completo')).toBeVisible();
  expect(await workersOf(page)).toBe(0);
  release();
  await expect.poll(() => workersOf(page)).toBe(1);
});

test('who signs up before all of that has come has the worker too', async ({ page }) => {
  const release = await holdScripts(page, 'connect-server-*');
  await signUp(page, {
    full_name: 'Pedro Chegando',
    email: newAddress('chegando'),
    password: 'Uma frase boa 7!',
    role: 'Contador',
  });
  expect(await workersOf(page)).toBe(0);
  release();
  await expect.poll(() => workersOf(page)).toBe(1);
});
