import { ContentRefused, refuseIf } from './refused.ts';

const END_MARK = 0x06054b50;
const END_BYTES = 22;
const ZIP64_LOCATOR_MARK = 0x07064b50;
const ZIP64_LOCATOR_BYTES = 20;
const ZIP64_END_MARK = 0x06064b50;
const ENTRY_MARK = 0x02014b50;
const MAX_COMMENT_BYTES = 0xffff;

export type DirectoryEnd = { count: number; start: number; end: number };

/** Where a zip's directory is, by the record that closes the file; nothing may follow it. */
export function readDirectoryEnd(zip: Buffer): DirectoryEnd {
  const at = findEnd(zip);
  const locatorAt = at - ZIP64_LOCATOR_BYTES;
  const isZip64 = locatorAt >= 0 && zip.readUInt32LE(locatorAt) === ZIP64_LOCATOR_MARK;
  const found = isZip64 ? readZip64End(zip, Number(zip.readBigUInt64LE(locatorAt + 8))) : readEnd(zip, at);
  refuseIf(found.start + found.size !== found.end, 'wrong_type');
  return found;
}

/** Whether a zip is inside another kind of file: a closing record whose directory is where it says. */
export function holdsZip(file: Buffer): boolean {
  const mark = Buffer.from('PK\x05\x06', 'latin1');
  for (let at = file.indexOf(mark); at !== -1; at = file.indexOf(mark, at + 1)) {
    if (at + END_BYTES > file.length) return false;
    const locatorAt = at - ZIP64_LOCATOR_BYTES;
    if (locatorAt >= 0 && file.readUInt32LE(locatorAt) === ZIP64_LOCATOR_MARK) return true;
    const directoryAt = at - file.readUInt32LE(at + 12);
    // Both marks at the right distance: chance makes one of them in a large file, never both.
    if (directoryAt >= 0 && directoryAt < at && file.readUInt32LE(directoryAt) === ENTRY_MARK) return true;
  }
  return false;
}

function findEnd(zip: Buffer): number {
  const lowest = Math.max(0, zip.length - END_BYTES - MAX_COMMENT_BYTES);
  for (let at = zip.length - END_BYTES; at >= lowest; at -= 1)
    if (zip.readUInt32LE(at) === END_MARK && at + END_BYTES + zip.readUInt16LE(at + 20) === zip.length)
      return at;
  throw new ContentRefused('wrong_type');
}

function readEnd(zip: Buffer, at: number) {
  return {
    count: zip.readUInt16LE(at + 10),
    size: zip.readUInt32LE(at + 12),
    start: zip.readUInt32LE(at + 16),
    end: at,
  };
}

function readZip64End(zip: Buffer, at: number) {
  refuseIf(zip.readUInt32LE(at) !== ZIP64_END_MARK, 'wrong_type');
  return {
    count: Number(zip.readBigUInt64LE(at + 32)),
    size: Number(zip.readBigUInt64LE(at + 40)),
    start: Number(zip.readBigUInt64LE(at + 48)),
    end: at,
  };
}
