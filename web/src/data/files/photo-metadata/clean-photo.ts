import type { ACCEPTED_TYPES, AcceptedExtension } from '@portal/domain';
import type { Bytes } from './bytes.ts';
import { cleanHeic } from './clean-heic.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPng } from './clean-png.ts';
import { cleanWebp } from './clean-webp.ts';

/** Those of the accepted extensions that name pictures: none can be added without a cleaner. */
export type PhotoExtension = {
  [Extension in AcceptedExtension]: (typeof ACCEPTED_TYPES)[Extension] extends `image/${string}`
    ? Extension
    : never;
}[AcceptedExtension];

const CLEANERS: Record<PhotoExtension, (photo: Uint8Array) => Bytes> = {
  jpg: cleanJpeg,
  jpeg: cleanJpeg,
  png: cleanPng,
  webp: cleanWebp,
  heic: cleanHeic,
};

/**
 * The same picture, turned as before, without what tells where, when and with which device it was taken. Only what
 * a picture is known to need is kept. null where the file is not built as its format says: nobody can tell then
 * what else is in it.
 */
export function cleanPhoto(extension: PhotoExtension, photo: Uint8Array): Bytes | null {
  try {
    return CLEANERS[extension](photo);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
