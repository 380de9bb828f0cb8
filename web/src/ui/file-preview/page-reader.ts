import { HEAVY_CODE_CACHE } from '#config/heavy-code.ts';
import type { PdfPages } from './pdf-pages.tsx';

export type PdfReader = typeof PdfPages;

/** The code that draws PDFs, from the device or the server; 'missing' where neither has it now. */
export async function readPdfReader(): Promise<PdfReader | 'missing'> {
  try {
    // Asked for in vain, the browser would write an error to the console.
    if (!navigator.onLine && !(await isOnDevice())) return 'missing';
    const { PdfPages } = await import('./pdf-pages.tsx');
    return PdfPages;
  } catch {
    return 'missing';
  }
}

async function isOnDevice(): Promise<boolean> {
  const cache = await caches.open(HEAVY_CODE_CACHE);
  const kept = await cache.keys();
  return kept.length > 0;
}
