import type { Page } from '@playwright/test';
import { expect, test } from '../support/story.ts';

const READ_FIRST = '/blog/guia-vencida-o-que-fazer';
const READ_SECOND = '/blog/mei-limite-das-e-excesso';
const NEVER_READ = '/blog/certificado-digital-a1-ou-a3';
const PAGES = ['/', '/quem-somos', '/servicos', '/blog', '/contato', '/privacidade', '/termos', '/lgpd'];

/** The worker has taken over, and has fetched the page that was open before it was there. */
async function workerKeeps(page: Page, path: string): Promise<void> {
  await page.waitForFunction(async (address) => (await caches.match(address)) !== undefined, path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('after one visit every public page and every article read opens without a connection', async ({
  page,
  context,
}) => {
  await page.goto(READ_FIRST);
  const firstTitle = await page.locator('h1').textContent();
  await workerKeeps(page, READ_FIRST);
  await page.goto(READ_SECOND);
  await workerKeeps(page, READ_SECOND);

  await context.setOffline(true);
  for (const path of [...PAGES, READ_SECOND]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.locator('h1')).not.toHaveText('Sem conexão');
  }
  await page.goto(READ_FIRST);
  await expect(page.locator('h1')).toHaveText(firstTitle ?? '');

  await page.goto(NEVER_READ);
  await expect(page.locator('h1')).toHaveText('Sem conexão');
  await page.getByRole('link', { name: 'Ver o blog' }).click();
  await expect(page.locator('h1')).toHaveText('Blog');
});

test('a URL that does not exist answers 404, also below the blog', async ({ request }) => {
  for (const path of ['/nao-existe', '/blog/nao-existe']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text()).toContain('Oops! Page not found');
  }
});

test('feed, sitemap and share pictures are served as what they are', async ({ request, page }) => {
  const typeOf = async (path: string) => (await request.get(path)).headers()['content-type'];
  expect(await typeOf('/rss.xml')).toContain('application/rss+xml');
  expect(await typeOf('/sitemap.xml')).toContain('xml');
  await page.goto('/blog');
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await request.get(new URL(picture ?? '').pathname);
  const bytes = await answer.body();
  // Width and height are at the head of every PNG.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});
