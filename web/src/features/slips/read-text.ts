import { readPdfReader } from '#ui/file-preview/page-reader.ts';

/** The text of a PDF; '' where it has none that can be read, null where its reader is neither on the device nor within reach. */
export async function readText(file: Blob): Promise<string | null> {
  const reader = await loadReader();
  if (reader === null) return null;
  try {
    const document = await reader.openPdf(await file.arrayBuffer());
    try {
      return await reader.readPdfText(document);
    } finally {
      void document.loadingTask.destroy();
    }
  } catch {
    // Damaged, or locked by a password.
    return '';
  }
}

/** With what draws its pages, so that whoever reads without a connection can look as well. */
export async function loadReader() {
  // Says first whether it can be had: asked for in vain, the browser would write an error to the console.
  if ((await readPdfReader()) === 'missing') return null;
  try {
    const [{ openPdf, loadPdfReader }, { readPdfText }] = await Promise.all([
      import('#ui/file-preview/pdf-document.ts'),
      import('#ui/file-preview/pdf-text.ts'),
    ]);
    await loadPdfReader();
    return { openPdf, readPdfText };
  } catch {
    return null;
  }
}
