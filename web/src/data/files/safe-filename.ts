import { ACCEPTED_TYPES, acceptedExtension, type AcceptedMimeType } from '@portal/domain';

/** What most file systems allow for one name, in UTF-8 bytes. */
const MAX_NAME_BYTES = 255;
/** Control, format (bidi overrides, zero-width) and line-separator characters: they forge what a name seems to be. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const FORBIDDEN_ON_WINDOWS = /[<>:"|?*]/g;
const DEVICE_ON_WINDOWS = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * The name under which a document is saved. What its sender typed may hold path parts, marks that reverse
 * the reading direction, device names, or an extension that is not that of the checked type.
 */
export function safeFilename(filename: string, mimeType: AcceptedMimeType): string {
  const bare = filename.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = visibleFilename(bare)
    .replace(FORBIDDEN_ON_WINDOWS, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const extension = acceptedExtension(clean);
  const isOfType = extension !== null && clean.includes('.') && ACCEPTED_TYPES[extension] === mimeType;
  const suffix = isOfType ? clean.slice(clean.lastIndexOf('.')) : `.${extensionOf(mimeType)}`;
  const stem = isOfType ? clean.slice(0, -suffix.length) : clean;
  const name = shorten(stem === '' ? 'documento' : stem, suffix);
  return DEVICE_ON_WINDOWS.test(name) ? `_${name}` : name;
}

/** The name as a list shows it: the letters of it, without the marks that make it read as another. */
export function visibleFilename(filename: string): string {
  return filename.replace(INVISIBLE, '');
}

function extensionOf(mimeType: AcceptedMimeType): string {
  const found = Object.entries(ACCEPTED_TYPES).find(([, type]) => type === mimeType);
  return found === undefined ? 'bin' : found[0];
}

function shorten(stem: string, suffix: string): string {
  const letters = [...stem];
  while (new TextEncoder().encode(letters.join('') + suffix).length > MAX_NAME_BYTES - 1) letters.pop();
  return letters.join('') + suffix;
}
