import { describe, expect, test } from 'vitest';
import { LEAK } from '#data/testing/photos/exif-block.ts';
import {
  ADOBE_SEGMENT,
  exifSegment,
  ICC_SEGMENT,
  jpegSample,
  jpegWith,
  PLAIN_JPEG,
  segment,
} from '#data/testing/photos/jpeg-sample.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPhoto } from './clean-photo.ts';

const cleaned = (jpeg: Buffer) => Buffer.from(cleanJpeg(jpeg));
const isRefused = (jpeg: Buffer) => cleanPhoto('jpg', jpeg) === null;

test('a picture without metadata comes back byte by byte', () => {
  expect(cleaned(PLAIN_JPEG)).toEqual(PLAIN_JPEG);
});

test('the colour profile, the way colours are stored and the image data stay', () => {
  const clean = cleaned(jpegSample(true, 1));
  expect(clean).toEqual(jpegWith([ICC_SEGMENT, ADOBE_SEGMENT]));
});

test('what no viewer takes for an orientation is left out with the rest', () => {
  expect(cleaned(jpegWith([exifSegment(true, 9)]))).toEqual(PLAIN_JPEG);
  expect(cleaned(jpegWith([segment(0xe1, 'Exif\0\0II*\0\xff\xff')]))).toEqual(PLAIN_JPEG);
});

test('a preview inside of JFIF stays behind', () => {
  const head = Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01', 'latin1');
  const preview = segment(0xe0, head, Buffer.from([2, 1]), LEAK.padEnd(6));
  const [start, rest] = [PLAIN_JPEG.subarray(0, 2), PLAIN_JPEG.subarray(20)];
  expect(cleaned(Buffer.concat([start, preview, rest]))).toEqual(PLAIN_JPEG);
});

test('padding before a marker, restart marks and several scans are read as decoders read them', () => {
  const scan = PLAIN_JPEG.subarray(PLAIN_JPEG.indexOf(Buffer.from([0xff, 0xda])), -2);
  const restart = Buffer.from([0xff, 0xd0, 1, 2, 0xff, 0, 3]);
  const end = Buffer.from([0xff, 0xff, 0xd9]);
  const comment = segment(0xfe, `${LEAK}between scans`);
  const [picture, tail] = [PLAIN_JPEG.subarray(0, -2), PLAIN_JPEG.subarray(-2)];
  expect(cleaned(Buffer.concat([picture, restart, comment, scan, end, tail]))).toEqual(
    Buffer.concat([picture, restart, scan, end]),
  );
});

describe('a file in which metadata could hide is refused', () => {
  const SCAN_AT = PLAIN_JPEG.indexOf(Buffer.from([0xff, 0xda]));
  const FRAME_AT = PLAIN_JPEG.indexOf(Buffer.from([0xff, 0xc0]));
  const tables = PLAIN_JPEG.subarray(20);
  const withSegment = (marker: number, body: string) => jpegWith([segment(marker, body)]);
  test.each([
    ['no scan', Buffer.concat([PLAIN_JPEG.subarray(0, SCAN_AT), Buffer.from([0xff, 0xd9])])],
    ['cut off before its end', PLAIN_JPEG.subarray(0, -2)],
    [
      'something else between segments',
      Buffer.concat([PLAIN_JPEG.subarray(0, 20), Buffer.from(LEAK), tables]),
    ],
    ['a segment without its mark', jpegWith([Buffer.concat([Buffer.from([0]), segment(0xfe).subarray(1)])])],
    ['a picture within the picture', jpegWith([PLAIN_JPEG])],
    ['a table with more than a table', withSegment(0xdb, `\0${LEAK.padEnd(70)}`)],
    ['a code table with more than its codes', withSegment(0xc4, `${'\0'.repeat(17)}${LEAK}`)],
    ['a frame with more than its parts', withSegment(0xc0, `\x08\0\x01\0\x01\0${LEAK}`)],
    ['a frame of more parts than colours have', withSegment(0xc0, `\x08\0\x01\0\x01\x14${LEAK.padEnd(60)}`)],
    ['no frame', Buffer.concat([PLAIN_JPEG.subarray(0, FRAME_AT), PLAIN_JPEG.subarray(FRAME_AT + 19)])],
    ['a scan with more than its parts', withSegment(0xda, `\x01${LEAK.padEnd(30)}`)],
    ['a restart interval with more', withSegment(0xdd, `\0\0${LEAK}`)],
    ['arithmetic conditions with more', withSegment(0xcc, LEAK.padEnd(20))],
    ['a marker that no decoder knows', withSegment(0x02, LEAK)],
  ])('%s', (_name, jpeg) => {
    expect(isRefused(jpeg)).toBe(true);
  });
});
