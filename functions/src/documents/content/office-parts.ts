import type { Budget } from './budget.ts';
import { refuseKnownSigns } from './known-signs.ts';
import { refuseContentTypes, refuseRelations } from './office-relations.ts';
import { refusePartHead } from './part-head.ts';
import { ContentRefused, refuseIf } from './refused.ts';
import { overlapping, windowsOf } from './windows.ts';
import { refuseXmlWindow, xmlText } from './xml-window.ts';
import { zipParts, type ZipPart } from './zip-parts.ts';

/** A chart in a letter has its sheet inside, and that sheet could have another. */
const MAX_DEPTH = 3;
/** The parts that must be had whole: types and relations, and a document in the document. */
const MAX_LIST_BYTES = 1024 * 1024;
const MAX_INNER_BYTES = 10 * 1024 * 1024;

const TYPES_PART = '[content_types].xml';
const isTypes = (name: string) => /^\/?\[content_types\]\.xml$/i.test(name);
const isRelations = (name: string) => /(^|\/)_rels\/[^/]*\.rels$/i.test(name);
const isList = ({ name }: ZipPart) => isTypes(name) || isRelations(name);

/** Opens a zipped Office document, part by part. What the document says of its parts comes first: it names macros. */
export async function refuseOfficeParts(bytes: Uint8Array, budget: Budget, depth = 1): Promise<void> {
  refuseIf(depth > MAX_DEPTH, 'unverifiable');
  const parts = zipParts(bytes);
  for (const part of parts.filter(isList)) await refuseList(part, budget);
  for (const part of parts) await refusePart(part, budget, depth);
}

async function refuseList(part: ZipPart, budget: Budget): Promise<void> {
  const text = xmlText(await wholePart(part, budget, MAX_LIST_BYTES));
  // Another encoding would hide every word looked for.
  if (text === null) throw new ContentRefused('unverifiable');
  if (isTypes(part.name)) refuseContentTypes(text);
  else refuseRelations(text);
}

async function refusePart(part: ZipPart, budget: Budget, depth: number): Promise<void> {
  let size = 0;
  let kind = null as ReturnType<typeof refusePartHead> | null;
  const counted = async function* () {
    for await (const window of windowsOf(part.packed, part.packing, budget)) {
      if (size === 0) kind = refusePartHead(window);
      size += window.length;
      yield window;
    }
  };
  for await (const window of overlapping(counted())) {
    refuseKnownSigns(window);
    if (kind === 'xml') refuseXmlWindow(window);
  }
  // A reader that trusts the directory would see another part than we did.
  refuseIf(size !== part.size, 'unverifiable');
  if (kind === 'zip') await refuseInnerDocument(part, budget, depth);
}

/** A document in the document is opened the same way; any other archive in it is refused as carried along. */
async function refuseInnerDocument(part: ZipPart, budget: Budget, depth: number): Promise<void> {
  const inner = await wholePart(part, budget, MAX_INNER_BYTES);
  const names = zipParts(inner).map(({ name }) => name.toLowerCase());
  refuseIf(!names.includes(TYPES_PART), 'active');
  await refuseOfficeParts(inner, budget, depth + 1);
}

async function wholePart(part: ZipPart, budget: Budget, limit: number): Promise<Buffer> {
  refuseIf(part.size > limit, 'unverifiable');
  const windows: Uint8Array[] = [];
  let size = 0;
  for await (const window of windowsOf(part.packed, part.packing, budget)) {
    size += window.length;
    refuseIf(size > limit, 'unverifiable');
    windows.push(window);
  }
  return Buffer.concat(windows);
}
