import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** The paths of the sitemap: every public page in the sitemap for search engines. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const response = await request.get('/sitemap.xml');
  expect(response.status()).toBe(200);
  const addresses = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => address,
  );
  const paths = addresses.map((address) => new URL(address ?? '').pathname);
  expect(paths).toContain('/contato');
  return paths;
}

/** Those that are built in different ways: of the tax calendar's months one. */
export async function differentPaths(request: APIRequestContext): Promise<string[]> {
  const paths = await sitemapPaths(request);
  const months = paths.filter((path) => /^\/calendario-tributario\/./.test(path));
  expect(months).toHaveLength(24);
  return paths.filter((path) => !months.includes(path) || path === months[10]);
}

/** The messenger is not there in a closed network; a page of its URL replaces it. */
export async function standInForMessenger(page: Page): Promise<void> {
  await page
    .context()
    .route('https://wa.me/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
    );
}

/** Holds back the files whose URL matches, until the answer is called. */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Scripts that the page itself has asked for; what its worker keeps for later does not count. */
export function scriptsAskedFor(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );
}
