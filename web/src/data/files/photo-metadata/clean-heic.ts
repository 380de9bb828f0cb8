import { broken, type Bytes } from './bytes.ts';
import { blankBox, type Box, onlyBox, readBoxes, readWholeBoxes } from './heic-boxes.ts';
import { type Items, readItemPlaces, readItemTypes, readPrimaryId } from './heic-items.ts';
import { copyPicture } from './heic-picture.ts';

/**
 * The same file with zeros wherever no picture lies: Exif, XMP, films, foreign boxes. Nothing moves, so that every
 * place it names stays right; what follows its last box is cut off. The orientation is a property of the picture
 * itself here (irot, imir), and that of Exif is ignored by viewers.
 */
export function cleanHeic(heic: Uint8Array): Bytes {
  const boxes = readWholeBoxes(heic, 0, heic.length);
  const meta = onlyBox(boxes, 'meta');
  const parts = readBoxes(heic, meta.body + 4, meta.end);
  const idats = parts.filter(({ type }) => type === 'idat');
  if (boxes[0]?.type !== 'ftyp') throw broken('no HEIC');
  const items = readItems(heic, parts, idats[0] ?? null);

  const clean = new Uint8Array(heic.subarray(0, boxes.at(-1)?.end));
  for (const box of boxes) if (!KEPT.has(box.type)) blankBox(clean, box);
  cleanMeta(clean, parts);
  copyPicture(heic, clean, [...boxes.filter(({ type }) => type === 'mdat'), ...idats], items);
  return clean;
}

const KEPT = new Set(['ftyp', 'meta', 'mdat']);
const KEPT_IN_META = new Set(['hdlr', 'dinf', 'pitm', 'iinf', 'iref', 'iprp', 'idat', 'iloc', 'grpl']);

/** Coded pictures, and those made of others: tiles, turned ones, layers, tone-mapped ones. */
const PICTURES = new Set(['hvc1', 'hev1', 'lhv1', 'avc1', 'av01', 'vvc1', 'grid', 'iden', 'iovl', 'tmap']);

/** What decoding, colour and the place of a picture in its frame need: no names, texts, times, camera positions. */
const KEPT_PROPERTIES = new Set(
  (
    'hvcC lhvC avcC av1C vvcC av1S a1op a1lx lsel oinf tols colr pixi ispe pasp irot imir clap rloc auxC ' +
    'mdcv clli cclv amve reve ndwt iscl'
  ).split(' '),
);

function readItems(heic: Uint8Array, parts: readonly Box[], idat: Box | null): Items {
  const types = readItemTypes(heic, onlyBox(parts, 'iinf'));
  const isPicture = (id: number) => PICTURES.has(types.get(id) ?? '');
  const places = readItemPlaces(heic, onlyBox(parts, 'iloc'), idat);
  if (!isPicture(readPrimaryId(heic, onlyBox(parts, 'pitm')))) throw broken('no picture');
  const others = places.filter(({ id }) => !isPicture(id));
  return {
    pictures: places.filter(({ id }) => isPicture(id)),
    others,
    exif: others.filter(({ id }) => types.get(id) === 'Exif'),
  };
}

function cleanMeta(clean: Uint8Array, parts: readonly Box[]): void {
  for (const part of parts) {
    if (!KEPT_IN_META.has(part.type)) blankBox(clean, part);
    if (part.type === 'hdlr') clean.fill(0, part.body + HANDLER_BYTES, part.end); // its name
    if (part.type === 'iprp') cleanProperties(clean, part);
  }
}

const HANDLER_BYTES = 24;

/** They are named by their number: what is blanked keeps its place. */
function cleanProperties(clean: Uint8Array, iprp: Box): void {
  for (const part of readBoxes(clean, iprp.body, iprp.end)) {
    if (part.type === 'ipma') continue;
    if (part.type !== 'ipco') blankBox(clean, part);
    else
      for (const property of readBoxes(clean, part.body, part.end))
        if (!KEPT_PROPERTIES.has(property.type)) blankBox(clean, property);
  }
}
