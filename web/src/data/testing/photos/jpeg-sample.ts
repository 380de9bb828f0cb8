import { exifBlock, LEAK, XMP } from './exif-block.ts';

/** Sixteen by eight pixels, as an encoder wrote them: JFIF, tables, frame, one scan. */
export const PLAIN_JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wCEABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8' +
    'ybqmx5moq6QBHB4eKCMoTisrTqRuXW6kpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpP/AABEIAAgAEAMB' +
    'EQACEQEDEQH/xAGiAAABBQEBAQEBAQAAAAAAAAAAAQIDBAUGBwgJCgsQAAIBAwMCBAMFBQQEAAABfQECAwAEEQUSITFBBhNRYQcicRQygZGh' +
    'CCNCscEVUtHwJDNicoIJChYXGBkaJSYnKCkqNDU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeY' +
    'mZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS09TV1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5+gEAAwEBAQEBAQEBAQAAAAAAAAECAwQF' +
    'BgcICQoLEQACAQIEBAMEBwUEBAABAncAAQIDEQQFITEGEkFRB2FxEyIygQgUQpGhscEJIzNS8BVictEKFiQ04SXxFxgZGiYnKCkqNTY3ODk6' +
    'Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqCg4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS09TV' +
    '1tfY2dri4+Tl5ufo6ery8/T19vf4+fr/2gAMAwEAAhEDEQA/AK0VehI5qRcirGR6dI//2Q==',
  'base64',
);

/** Where the tables begin, after the start of image and JFIF. */
const TABLES_AT = 20;

/** A segment of a JPEG. */
export const segment = (marker: number, ...body: (string | Buffer)[]): Buffer => {
  const bytes = Buffer.concat(body.map((part) => Buffer.from(part)));
  const length = bytes.length + 2;
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 255]), bytes]);
};

/** The plain picture with segments after JFIF, and what is behind its end. */
export const jpegWith = (segments: Buffer[], behind: Buffer | string = ''): Buffer =>
  Buffer.concat([
    PLAIN_JPEG.subarray(0, TABLES_AT),
    ...segments,
    PLAIN_JPEG.subarray(TABLES_AT),
    Buffer.from(behind),
  ]);

export const exifSegment = (little: boolean, orientation: number) =>
  segment(0xe1, 'Exif\0\0', exifBlock(little, orientation, PLAIN_JPEG));

export const ICC_SEGMENT = segment(0xe2, 'ICC_PROFILE\0', Buffer.from([1, 1]), 'a colour profile');
export const ADOBE_SEGMENT = segment(0xee, 'Adobe', Buffer.from([0, 100, 0, 0, 0, 0, 1]));

/** All that cameras, phones and editors leave in a JPEG, with a film behind it. */
export const jpegSample = (little: boolean, orientation: number): Buffer =>
  jpegWith(
    [
      exifSegment(little, orientation),
      segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', XMP),
      segment(0xe1, 'http://ns.adobe.com/xmp/extension/\0', `${LEAK}extended-xmp`),
      ICC_SEGMENT,
      segment(0xe2, 'MPF\0', `${LEAK}other-pictures`),
      segment(0xed, 'Photoshop 3.0\x008BIM', `${LEAK}caption`),
      ADOBE_SEGMENT,
      segment(0xe5, `${LEAK}unknown`),
      segment(0xfe, `${LEAK}comment`),
    ],
    `\0\0\0\x18ftypmp42 ${LEAK}film of a motion photo`,
  );
