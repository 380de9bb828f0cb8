import type { Page } from '@playwright/test';

const isUpload = (url: URL) => /^\/v0\/b\/[^/]+\/o/.test(url.pathname);

/** The bucket answers every upload of this device as it answers somebody without the right to it. */
export async function refuseUploads(page: Page): Promise<void> {
  await page.context().route(isUpload, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    return route.fulfill({
      status: 403,
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { error: { code: 403, message: 'Permission denied.' } },
    });
  });
}

export async function takeUploads(page: Page): Promise<void> {
  await page.context().unroute(isUpload);
}

/** What a browser does that clears a site's files and leaves its database. */
export async function loseFiles(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    for await (const name of root.keys()) await root.removeEntry(name, { recursive: true });
  });
}
