import type { ReadText } from '#data/slips/slip-drafts.ts';
import { readPdfReader } from '#ui/file-preview/page-reader.ts';

/**
 * Does the work with what reads the text of PDFs: '' where one has none that can be read, null where the reader is neither on the
 * device nor within reach.
 */
export async function withReader(work: (readText: ReadText) => Promise<void>): Promise<void> {
  const reader = await loadReader();
  if (reader === null) return work(() => Promise.resolve(null));
  const worker = reader.startPdfWorker();
  try {
    await work(async (file) => {
      try {
        const document = await reader.openPdf(await file.arrayBuffer(), worker);
        try {
          return await reader.readPdfText(document);
        } finally {
          void document.loadingTask.destroy();
        }
      } catch {
        // Damaged, or locked by a password.
        return '';
      }
    });
  } finally {
    worker.destroy();
  }
}

/** With what draws its pages, so that who reads without a connection can look as well. */
export async function loadReader() {
  // Says first whether it can be had: asked for in vain, the browser would write an error to the console.
  if ((await readPdfReader()) === 'missing') return null;
  try {
    const [{ openPdf, startPdfWorker, loadPdfReader }, { readPdfText }] = await Promise.all([
      import('#ui/file-preview/pdf-document.ts'),
      import('#ui/file-preview/pdf-text.ts'),
    ]);
    await loadPdfReader();
    return { openPdf, startPdfWorker, readPdfText };
  } catch {
    return null;
  }
}
