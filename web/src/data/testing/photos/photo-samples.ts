import { heicSample } from './heic-sample.ts';
import { jpegSample } from './jpeg-sample.ts';
import { pngSample } from './png-sample.ts';
import { webpSample } from './webp-sample.ts';

/** One of each format, with all that must not leave the device; turned by a quarter. */
export const PHOTO_SAMPLES = [
  ['jpg', jpegSample(false, 6)],
  ['png', pngSample(true, 6)],
  ['webp', webpSample(true, 6)],
  ['heic', heicSample(false, 6)],
] as const;
