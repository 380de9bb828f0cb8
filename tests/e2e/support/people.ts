import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { auth } from './local-backend.ts';

export const DEMO_PASSWORD = 'Demo@2026!';

export const demo = {
  admin: 'admin@aurora.example',
  supervisor: 'supervisor@aurora.example',
  accountant: 'contador@aurora.example',
  client: 'cliente@aurora.example',
  otherClient: 'cliente2@aurora.example',
  borealAdmin: 'admin@boreal.example',
  borealClient: 'cliente@boreal.example',
} as const;

/** A fresh address, so that a story can run again on the same backend. */
export const newAddress = (name: string) => `${name}.${randomBytes(5).toString('hex')}@exemplo.example`;

export async function signIn(page: Page, email: string, password: string = DEMO_PASSWORD): Promise<void> {
  await page.goto('/auth');
  await enterCredentials(page, email, password);
}

/** On the sign-in form, wherever it is. */
export async function enterCredentials(page: Page, email: string, password: string = DEMO_PASSWORD) {
  await page.locator('input[type=email]:visible').fill(email);
  await page.locator('input[type=password]:visible').fill(password);
  await page.locator('input[type=password]:visible').press('Enter');
}

/** `screen`: where the person wanted to go, as a path with its params. */
export async function signInAs(page: Page, email: string, screen: string): Promise<void> {
  await page.goto(`/auth?next=${encodeURIComponent(screen)}`);
  await enterCredentials(page, email);
  const [path = screen] = screen.split('?');
  await page.waitForURL((url) => url.pathname.startsWith(path));
}

/**
 * Has this device renew no token until the answer is called. The local backend dates a renewed one anew, as if its person had just
 * entered, where the provider keeps the second of the sign-in: a session that was ended would be another one.
 */
export async function renewNoToken(page: Page): Promise<() => Promise<void>> {
  const renewals = `${auth}/securetoken.googleapis.com/**`;
  await page.context().route(renewals, (route) => route.abort());
  return () => page.context().unroute(renewals);
}

/** Another screen of the app that is open, as a link of it does: nothing is loaded anew. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Through the last button of the header, whichever frame the account sees. */
export async function openSignOut(page: Page): Promise<void> {
  await page.locator('header button').last().click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
}

export async function signOut(page: Page): Promise<void> {
  await openSignOut(page);
  await page.waitForURL('**/auth');
}

export async function signUp(
  page: Page,
  person: {
    full_name: string;
    email: string;
    password: string;
    role: 'Cliente' | 'Contador' | 'Administrador';
  },
): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Cadastro' }).click();
  await page.getByLabel('Nome completo').fill(person.full_name);
  await page.locator('input[type=email]:visible').fill(person.email);
  await page.locator('input[type=password]:visible').fill(person.password);
  await page.getByRole('radio', { name: new RegExp(`^${person.role}`) }).check({ force: true });
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByText('Cadastro realizado!')).toBeVisible();
}
