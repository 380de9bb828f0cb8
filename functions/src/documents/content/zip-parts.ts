import { MAX_ZIP_ENTRIES, MAX_ZIP_NAME_BYTES } from '@portal/domain';
import { ContentRefused, refuseIf } from './refused.ts';
import type { Packing } from './windows.ts';
import { readDirectoryEnd } from './zip-end.ts';

/** One file inside a zip, still packed. */
export type ZipPart = { name: string; packed: Uint8Array; packing: Packing; size: number };
type Entry = ZipPart & { start: number; end: number };

const ENTRY_MARK = 0x02014b50;
const LOCAL_MARK = 0x04034b50;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const ENCRYPTED_FLAG = 1;
const IN_ZIP64 = 0xffffffff;
const ZIP64_EXTRA = 1;
/** After packed data, where its sizes were not known before. */
const DATA_DESCRIPTOR_BYTES = 24;
/** Packed data shrinks by 1,032 at most; sheets by a tenth of that. Small parts may be more uniform. */
const MAX_RATIO = 250;
const RATIO_COUNTS_FROM = 10 * 1024 * 1024;

/**
 * The parts that the directory names, when it describes the whole file without a gap or an overlap: what is
 * next to the directory's parts would be seen by another reader than ours.
 */
export function zipParts(bytes: Uint8Array): ZipPart[] {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { count, start, end } = readDirectoryEnd(zip);
  refuseIf(count > MAX_ZIP_ENTRIES, 'unverifiable');
  const entries: Entry[] = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    entries.push(readEntry(zip, at));
    at += ENTRY_BYTES + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  refuseIf(at !== end, 'wrong_type');
  refuseGaps(entries, start);
  const names = entries.map(({ name }) => name.toLowerCase());
  refuseIf(new Set(names).size !== names.length, 'wrong_type');
  return entries;
}

function readEntry(zip: Buffer, at: number): Entry {
  refuseIf(zip.readUInt32LE(at) !== ENTRY_MARK, 'wrong_type');
  refuseIf((zip.readUInt16LE(at + 8) & ENCRYPTED_FLAG) !== 0, 'unverifiable');
  const nameLength = zip.readUInt16LE(at + 28);
  refuseIf(nameLength > MAX_ZIP_NAME_BYTES, 'unverifiable');
  const name = zip.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength);
  const [size, packedSize, start] = readSizes(zip, at, at + ENTRY_BYTES + nameLength);
  refuseIf(size > RATIO_COUNTS_FROM && size > MAX_RATIO * packedSize, 'unverifiable');
  const from = dataStart(zip, start, name);
  const end = from + packedSize;
  refuseIf(end > zip.length, 'wrong_type');
  return {
    name: name.toString('utf8').replaceAll('\\', '/'),
    packed: zip.subarray(from, end),
    packing: packingOf(zip.readUInt16LE(at + 10)),
    size,
    start,
    end,
  };
}

/** Unpacked size, packed size and place; each may have moved to the extra field of large archives, in this order. */
function readSizes(zip: Buffer, at: number, extraAt: number): [number, number, number] {
  const short = [zip.readUInt32LE(at + 24), zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 42)] as const;
  let long = zip64Extra(zip, extraAt, zip.readUInt16LE(at + 30));
  const sizeOf = (value: number) => {
    if (value !== IN_ZIP64) return value;
    const moved = Number(long.readBigUInt64LE());
    long = long.subarray(8);
    return moved;
  };
  return [sizeOf(short[0]), sizeOf(short[1]), sizeOf(short[2])];
}

function zip64Extra(zip: Buffer, extraAt: number, length: number): Buffer {
  for (let at = extraAt; at + 4 <= extraAt + length; at += 4 + zip.readUInt16LE(at + 2))
    if (zip.readUInt16LE(at) === ZIP64_EXTRA) return zip.subarray(at + 4, at + 4 + zip.readUInt16LE(at + 2));
  return zip.subarray(0, 0);
}

/** A reader that goes from part to part must see the same names as one that reads the directory. */
function dataStart(zip: Buffer, start: number, name: Buffer): number {
  refuseIf(zip.readUInt32LE(start) !== LOCAL_MARK, 'wrong_type');
  const nameEnd = start + LOCAL_BYTES + zip.readUInt16LE(start + 26);
  refuseIf(!zip.subarray(start + LOCAL_BYTES, nameEnd).equals(name), 'wrong_type');
  return nameEnd + zip.readUInt16LE(start + 28);
}

function packingOf(method: number): Packing {
  if (method === 0) return 'stored';
  if (method === 8) return 'deflate';
  throw new ContentRefused('unverifiable');
}

function refuseGaps(entries: readonly Entry[], directoryStart: number): void {
  let end = 0;
  for (const entry of entries.toSorted((a, b) => a.start - b.start)) {
    const gap = entry.start - end;
    refuseIf(gap < 0 || gap > (end === 0 ? 0 : DATA_DESCRIPTOR_BYTES), 'wrong_type');
    end = entry.end;
  }
  const gap = directoryStart - end;
  refuseIf(gap < 0 || gap > DATA_DESCRIPTOR_BYTES, 'wrong_type');
}
