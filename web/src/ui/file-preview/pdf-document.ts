import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentProxy,
  PDFWorker,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// The build for older browsers: cheap phones are not on this year's.
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/**
 * Opens a PDF that somebody else made. It is read in a worker and drawn to a canvas: its scripts, forms and links
 * are never run, unlike in the browser's own viewer, which phones do not have inside a page either.
 */
export async function openPdf(bytes: ArrayBuffer, worker?: PDFWorker): Promise<PDFDocumentProxy> {
  return getDocument({
    data: bytes,
    ...(worker === undefined ? {} : { worker }),
    isEvalSupported: false,
    enableXfa: false,
    stopAtErrors: false,
    // Files that name Helvetica or Arial without bringing it are drawn with the device's fonts.
    useSystemFonts: true,
    // The page's policy forbids WebAssembly.
    useWasm: false,
  }).promise;
}

/** For many files, which are opened in it: to start one takes longer than to read a slip. To be destroyed by who asked for it. */
export const startPdfWorker = (): PDFWorker => PDFWorker.create({});

/** The reader itself is a file of its own: asked for once, the worker keeps it. */
export async function loadPdfReader(): Promise<void> {
  await fetch(workerUrl);
}

export type { PDFDocumentProxy };
