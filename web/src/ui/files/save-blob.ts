/** Chromium reads the URL at once, Safari only after its own prompt: a minute is ample for both. */
const ADDRESS_LIFETIME_MS = 60_000;

/** Hands the bytes, unchanged, to the browser's downloads under this name. */
export function saveBlob(blob: Blob, filename: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFETIME_MS);
}
