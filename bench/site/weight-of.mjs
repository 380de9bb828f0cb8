import { gzipSync } from 'node:zlib';

const kilobytes = (texts) => texts.reduce((sum, text) => sum + gzipSync(text).length, 0) / 1024;

/** What a page weighs before anybody touches it, gzipped, in kilobytes: its scripts, and its HTML with its styles. */
export async function weightOf(url) {
  const read = async (address) => (await fetch(new URL(address, url))).text();
  const html = await read(url);
  const linked = (pattern) => Promise.all([...html.matchAll(pattern)].map(([, address]) => read(address)));
  return {
    // Vite names the entry and, as preloads, all that it imports.
    scripts: kilobytes(await linked(/<(?:script|link)[^>]*(?:src|href)="([^"]+\.js)"/g)),
    page: kilobytes([html, ...(await linked(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g))]),
  };
}
