import { ContentRefused, refuseIf } from './refused.ts';

/*
 * The compound file of DOC and XLS ([MS-CFB]): sectors chained by a table of what follows which. Each chain is
 * followed for at most as many steps as the file has sectors, so that a forged circle ends.
 */
const HEADER_BYTES = 512;
const TABLE_LIST_AT = 76;
const TABLES_IN_HEADER = 109;
const LAST_SECTOR = 0xfffffffa;
const ENTRY_BYTES = 128;
const SMALL_SECTOR_BYTES = 64;

type Entry = { name: string; start: number; size: number };
type Compound = { file: Buffer; sectorBytes: number; next: readonly Buffer[] };

/** The bytes of the first stream of one of these names, or null where there is none. */
export function compoundStream(bytes: Uint8Array, names: readonly string[]): Buffer | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = file.readUInt16LE(30);
  refuseIf(shift !== 9 && shift !== 12, 'unverifiable');
  const compound = { file, sectorBytes: 2 ** shift, next: [] };
  const opened: Compound = { ...compound, next: tablesOf(compound) };
  const entries = directoryOf(chain(opened, file.readUInt32LE(48)));
  const found = entries.find(({ name }) => names.includes(name));
  if (found === undefined) return null;
  if (found.size >= file.readUInt32LE(56)) return chain(opened, found.start).subarray(0, found.size);
  return smallStream(opened, entries[0], found);
}

/** The tables' sectors: the first are listed in the header, further ones in a chain of lists. */
function tablesOf(compound: Compound): Buffer[] {
  const { file, sectorBytes } = compound;
  const numbers = words(file.subarray(TABLE_LIST_AT, TABLE_LIST_AT + TABLES_IN_HEADER * 4));
  let list = file.readUInt32LE(68);
  for (let left = file.length / sectorBytes; list < LAST_SECTOR && left > 0; left -= 1) {
    const page = words(sector(compound, list));
    list = page.pop() ?? LAST_SECTOR;
    numbers.push(...page.filter((number) => number < LAST_SECTOR));
    refuseIf(numbers.length > TABLES_IN_HEADER + file.length / sectorBytes, 'unverifiable');
  }
  return numbers.filter((number) => number < LAST_SECTOR).map((number) => sector(compound, number));
}

function chain(compound: Compound, start: number): Buffer {
  const { file, sectorBytes, next } = compound;
  const found: Buffer[] = [];
  const most = file.length / sectorBytes;
  for (let at = start; at < LAST_SECTOR; at = following(next, at, sectorBytes)) {
    refuseIf(found.length > most, 'unverifiable');
    found.push(sector(compound, at));
  }
  return Buffer.concat(found);
}

function following(tables: readonly Buffer[], at: number, sectorBytes: number): number {
  const perTable = sectorBytes / 4;
  const table = tables[Math.floor(at / perTable)];
  if (table === undefined) throw new ContentRefused('unverifiable');
  return table.readUInt32LE((at % perTable) * 4);
}

/** Streams below a size share sectors of 64 bytes inside the root's own stream, with a table of their own. */
function smallStream(compound: Compound, root: Entry | undefined, entry: Entry): Buffer {
  if (root === undefined) throw new ContentRefused('unverifiable');
  const shared = chain(compound, root.start);
  const table = chain(compound, compound.file.readUInt32LE(60));
  const found: Buffer[] = [];
  // Its own size ends it, however the table goes round.
  for (
    let at = entry.start;
    found.length * SMALL_SECTOR_BYTES < entry.size;
    at = table.readUInt32LE(at * 4)
  ) {
    refuseIf(at >= LAST_SECTOR, 'unverifiable');
    found.push(shared.subarray(at * SMALL_SECTOR_BYTES, (at + 1) * SMALL_SECTOR_BYTES));
  }
  return Buffer.concat(found).subarray(0, entry.size);
}

function directoryOf(bytes: Buffer): Entry[] {
  return Array.from({ length: Math.floor(bytes.length / ENTRY_BYTES) }, (_, index) => {
    const entry = bytes.subarray(index * ENTRY_BYTES, (index + 1) * ENTRY_BYTES);
    const name = entry.subarray(0, Math.max(0, Math.min(entry.readUInt16LE(64), 64) - 2)).toString('utf16le');
    return { name, start: entry.readUInt32LE(116), size: entry.readUInt32LE(120) };
  });
}

function sector({ file, sectorBytes }: Compound, number: number): Buffer {
  const at = Math.max(HEADER_BYTES, sectorBytes) + number * sectorBytes;
  refuseIf(at >= file.length, 'unverifiable');
  return file.subarray(at, at + sectorBytes);
}

function words(bytes: Buffer): number[] {
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.readUInt32LE(index * 4));
}
