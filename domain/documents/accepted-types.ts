/** 25 MB, the limit the rules enforce too (`request.resource.size < 25 * 1024 * 1024`). */
export const MAX_FILE_BYTES = 25 * 1024 * 1024 - 1;

/** Every accepted extension with the one media type stored for it. */
export const ACCEPTED_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  ofx: 'application/x-ofx',
  xml: 'application/xml',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
} as const;

export type AcceptedExtension = keyof typeof ACCEPTED_TYPES;
export type AcceptedMimeType = (typeof ACCEPTED_TYPES)[AcceptedExtension];
export const ACCEPTED_EXTENSIONS = Object.keys(ACCEPTED_TYPES) as AcceptedExtension[]; // keys of a const object
export const ACCEPTED_MIME_TYPES = [...new Set(Object.values(ACCEPTED_TYPES))];

/** Lower-case extension of a name, or null where it is not on the list. */
export function acceptedExtension(filename: string): AcceptedExtension | null {
  const extension = filename.slice(filename.lastIndexOf('.') + 1).toLowerCase();
  return ACCEPTED_EXTENSIONS.find((accepted) => accepted === extension) ?? null;
}
