import type { ThreadRow } from './thread-rows.ts';

/** In px, as the bubble is drawn. */
const LINE = 21.75;
const AROUND_TEXT = 50;
const DAY = 38;
const FILE = 52;
/** A letter of 15 px on average. */
const LETTER = 7.2;
const BUBBLE_SHARE = 0.7;
const BUBBLE_PADDING = 28;
const AREA_PADDING = 40;

/**
 * How high a row will be about, in an area of this width. Near enough that the messages in view stay put while the
 * older ones above them are drawn and measured for the first time.
 */
export function estimateRowHeight({ message, day }: ThreadRow, areaWidth: number): number {
  const textWidth = (areaWidth - AREA_PADDING) * BUBBLE_SHARE - BUBBLE_PADDING;
  const lettersPerLine = Math.max(10, Math.floor(textWidth / LETTER));
  const lines = message.content
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lettersPerLine)), 0);
  return AROUND_TEXT + lines * LINE + message.document_ids.length * FILE + (day === null ? 0 : DAY);
}
