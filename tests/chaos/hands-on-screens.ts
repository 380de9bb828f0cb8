import { expect, type Page } from '@playwright/test';
import { dropFiles, type TestFile } from '../e2e/support/files.ts';
import type { Who } from './plan.ts';

const PATIENCE = { timeout: 30_000 };
/** The new version is fetched whole before it is offered. */
const UNTIL_OFFERED = { timeout: 90_000 };

/** Writes into the conversation with the client's firm as a person does; it is kept once it is shown. */
export async function sayOnScreen(page: Page, who: Who, clientId: string, text: string): Promise<void> {
  await openConversation(page, who, clientId);
  const field = page.getByRole('textbox', { name: 'Mensagem' });
  await field.fill(text, PATIENCE);
  await page.getByRole('button', { name: 'Enviar mensagem' }).click(PATIENCE);
  await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible(PATIENCE);
}

async function openConversation(page: Page, who: Who, clientId: string): Promise<void> {
  if (who === 'client') return openPortalTab(page, /^Chat/);
  const address = `/admin/messages?cliente=${clientId}`;
  if (!page.url().endsWith(address)) await page.goto(new URL(address, page.url()).href);
}

/** Drops a file on the portal; it is kept once it is listed. */
export async function dropOnScreen(page: Page, file: TestFile): Promise<void> {
  await openPortalTab(page, /^Documentos/);
  await expect(page.getByRole('region', { name: 'Enviar documentos' })).toBeVisible(PATIENCE);
  await dropFiles(page, [file]);
  await expect(page.getByRole('listitem').filter({ hasText: file.name })).toBeVisible(PATIENCE);
}

async function openPortalTab(page: Page, name: RegExp): Promise<void> {
  if (new URL(page.url()).pathname !== '/client-portal')
    await page.goto(new URL('/client-portal', page.url()).href);
  await page.getByRole('tab', { name }).click(PATIENCE);
}

/** A new version has been deployed: the person is offered it, and takes it. */
export async function acceptNewVersion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
  const button = page.getByRole('button', { name: 'Atualizar', exact: true });
  await button.waitFor(UNTIL_OFFERED);
  await Promise.all([page.waitForEvent('load', PATIENCE), button.click()]);
}
