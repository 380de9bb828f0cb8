import { bounded, broken, letters, textBytes, viewOf } from './bytes.ts';

/** A box of the file: its type, where its content begins, and where it ends. */
export type Box = { type: string; typeAt: number; body: number; end: number };

/** The boxes that fill this stretch to its last byte. */
export function readBoxes(heic: Uint8Array, from: number, to: number): Box[] {
  const boxes = readWholeBoxes(heic, from, to);
  if ((boxes.at(-1)?.end ?? from) !== to) throw broken('a box beyond the end');
  return boxes;
}

/** The same, up to what is no box any more. */
export function readWholeBoxes(heic: Uint8Array, from: number, to: number): Box[] {
  return [...bounded(wholeBoxes(heic, from, to))];
}

function* wholeBoxes(heic: Uint8Array, from: number, to: number): Generator<Box> {
  for (let at = from; at + 8 <= to;) {
    const box = boxAt(heic, at, to);
    if (box.body > box.end || box.end > to) return;
    yield box;
    at = box.end;
  }
}

/** A size of 1 says that the real one follows, in eight bytes; a size of 0 says: all the rest. */
function boxAt(heic: Uint8Array, at: number, to: number): Box {
  const view = viewOf(heic);
  const size = view.getUint32(at);
  const type = letters(heic, at + 4, 4);
  if (size === 1) return { type, typeAt: at + 4, body: at + 16, end: at + Number(view.getBigUint64(at + 8)) };
  return { type, typeAt: at + 4, body: at + 8, end: size === 0 ? to : at + size };
}

/** Turns a box into free space of the same size: nothing else in the file has to move. */
export function blankBox(heic: Uint8Array, { typeAt, body, end }: Box): void {
  heic.set(textBytes('free'), typeAt);
  heic.fill(0, body, end);
}

export function onlyBox(boxes: readonly Box[], type: string): Box {
  const [box, another] = boxes.filter((candidate) => candidate.type === type);
  if (box === undefined || another !== undefined) throw broken(`no ${type}, or two`);
  return box;
}
