const PICTURES = ['image/jpeg', 'image/png', 'image/webp'];

/** What can be shown inside a page on every phone; everything else is for downloading. */
export const canPreview = (mimeType: string) => mimeType === 'application/pdf' || PICTURES.includes(mimeType);

/** Brings the code of the preview, which is too heavy for every device, to one that is to open a file offline. */
export async function loadPreview(mimeType: string): Promise<void> {
  if (!canPreview(mimeType)) return;
  await import('#ui/file-preview/file-preview.tsx');
  if (mimeType !== 'application/pdf') return;
  const { loadPdfReader } = await import('#ui/file-preview/pdf-document.ts');
  await Promise.all([loadPdfReader(), import('#ui/file-preview/pdf-pages.tsx')]);
}
