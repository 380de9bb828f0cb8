import { gzipSync } from 'node:zlib';

const kilobytes = (texts) => texts.reduce((sum, text) => sum + gzipSync(text).length, 0) / 1024;

/** What a page weighs before anybody touches it, gzipped, in kilobytes: its scripts, and its HTML with its styles. */
export async function weightOf(url) {
  const read = async (address) => (await fetch(new URL(address, url))).text();
  const html = await read(url);
  // A page asks for its entry ahead of the element that runs it: named twice, it comes once.
  const named = (pattern) => Promise.all([...new Set(html.match(pattern))].map(read));
  return {
    // The page names the entry and all that it imports.
    scripts: kilobytes(await named(/(?<=[" ])\/[\w./-]+\.js(?=[" ])/g)),
    page: kilobytes([html, ...(await named(/(?<=<link[^>]*rel="stylesheet"[^>]*href=")[^"]+/g))]),
  };
}
