/** The text of a PDF; its reader comes with the first slip. '' where it cannot be read: a person fills in what it says. */
export async function readText(file: Blob): Promise<string> {
  const [{ openPdf }, { readPdfText }] = await Promise.all([
    import('#ui/file-preview/pdf-document.ts'),
    import('#ui/file-preview/pdf-text.ts'),
  ]);
  try {
    const document = await openPdf(await file.arrayBuffer());
    try {
      return await readPdfText(document);
    } finally {
      void document.loadingTask.destroy();
    }
  } catch {
    // Damaged, or locked by a password.
    return '';
  }
}
