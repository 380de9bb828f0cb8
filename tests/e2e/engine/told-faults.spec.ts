import type { Request } from '@playwright/test';
import { demo, signInAs } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

test(
  'a fault in a page reaches the server, without what it says of anybody',
  { tag: '@turn-3' },
  async ({ browser }) => {
    // A browser that nobody listens to: what the page complains of is what this is about.
    const device = await browser.newContext();
    try {
      const page = await device.newPage();
      // Of four pages one tells.
      await page.addInitScript(() => (Math.random = () => 0.1));
      await signInAs(page, demo.client, '/client-portal');
      await expect(page.getByRole('list', { name: 'Documentos Enviados' })).toBeVisible();
      const told: Request[] = [];
      page.on('requestfinished', (request) => {
        if (request.url().endsWith('/receiveFault')) told.push(request);
      });
      await expect(async () => {
        // Until the page has what watches: it comes after the first list.
        await page.evaluate(() => {
          const fail = () => {
            throw new TypeError('maria@padaria.example não é um número');
          };
          setTimeout(fail);
        });
        await expect.poll(() => told.length, { timeout: 2_000 }).toBe(1);
      }).toPass();
      const [request] = told;
      expect((await request?.response())?.status()).toBe(204);
      expect(request?.postData()).toContain('TypeError');
      expect(request?.postData()).not.toContain('maria');
    } finally {
      await device.close();
    }
  },
);
