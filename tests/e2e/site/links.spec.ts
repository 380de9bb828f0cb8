import type { Page } from '@playwright/test';
import { sitemapPaths } from '../support/site-pages.ts';
import { expect, test } from '../support/story.ts';

test.use({ keepsPages: false });

type CrawledPage = {
  readonly path: string;
  readonly canonical: string | null;
  readonly openGraph: string | null;
  readonly ids: readonly string[];
  readonly links: readonly { href: string; target: string; rel: string; name: string }[];
};

const FORMATS = {
  'tel:': /^tel:\+55\d{10,11}$/,
  'mailto:': /^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+$/,
  // To the firm, or without a number to the contact that the visitor chooses.
  'https://wa.me/': /^https:\/\/wa\.me\/(55\d{10,11})?\?text=[^&]+$/,
} as const;

/** What a visitor could reach from the first page by links alone. */
async function crawl(page: Page): Promise<Map<string, CrawledPage>> {
  const found = new Map<string, CrawledPage>();
  const queue = ['/'];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (found.has(path)) continue;
    const crawled = await read(page, path);
    found.set(path, crawled);
    for (const { href } of crawled.links) {
      const next = internalPath(page, href);
      if (next !== null && !found.has(next) && (await isPublicPage(page, next))) queue.push(next);
    }
  }
  return found;
}

async function read(page: Page, path: string): Promise<CrawledPage> {
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
  expect(response?.status(), path).toBe(200);
  const seen = await page.evaluate(() => ({
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? null,
    openGraph: document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content ?? null,
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => ({
      href: link.href,
      target: link.target,
      rel: link.rel,
      name: (link.ariaLabel ?? link.textContent).trim(),
    })),
  }));
  return { path, ...seen };
}

function internalPath(page: Page, href: string): string | null {
  const url = new URL(href);
  return url.origin === new URL(page.url()).origin ? url.pathname : null;
}

/** Screens of the app answer too, with a shell that has no links of its own. */
async function isPublicPage(page: Page, path: string): Promise<boolean> {
  const response = await page.request.get(path);
  expect(response.status(), `${path}, linked from ${page.url()}`).toBe(200);
  const type = response.headers()['content-type'] ?? '';
  return type.startsWith('text/html') && (await response.text()).includes('id="conteudo"');
}

test('every link of every page leads to something that is there', async ({ page }) => {
  test.setTimeout(180_000);
  const pages = await crawl(page);
  const origin = new URL(page.url()).origin;

  for (const { path, links, canonical, openGraph } of pages.values()) {
    expect(new URL(canonical ?? 'none:').pathname, `canonical of ${path}`).toBe(path);
    expect(openGraph, `og:url of ${path}`).toBe(canonical);
    for (const { href, target, rel, name } of links) {
      const where = `${href} on ${path}`;
      expect(name, where).not.toBe('');
      const [, format] = Object.entries(FORMATS).find(([start]) => href.startsWith(start)) ?? [];
      if (format !== undefined) expect(href, where).toMatch(format);
      else expect(href, where).toMatch(/^https?:\/\//);
      if (href.startsWith('https://wa.me/')) {
        const text = new URL(href).searchParams.get('text');
        if (href.startsWith('https://wa.me/?')) expect(text, where).toContain(canonical);
        else expect(text, where).toMatch(/^Olá/);
      }
      if (target === '_blank') expect(rel, where).toContain('noopener');

      const url = new URL(href);
      const linked = url.origin === origin ? pages.get(url.pathname) : undefined;
      if (linked !== undefined && url.hash !== '')
        expect(linked.ids, where).toContain(decodeURIComponent(url.hash.slice(1)));
    }
  }

  const paths = await sitemapPaths(page.request);
  expect([...pages.keys()].toSorted(), 'the sitemap lists every page that can be reached').toEqual(
    paths.toSorted(),
  );
  const domains = new Set([...pages.values()].map(({ canonical }) => new URL(canonical ?? 'none:').host));
  expect(domains.size).toBe(1);
});

test('a URL that does not exist says so, with its status', async ({ request }) => {
  for (const path of ['/unknown', '/servicos/nada', '/blog/nao-existe']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    const text = await response.text();
    expect(text).toContain('Oops! Page not found');
    expect(text).toContain('<h1>404</h1>');
    expect(text).toMatch(/<a [^>]*href="\/"/);
  }
});
