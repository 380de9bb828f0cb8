import type { SlipEventKind } from '../entities/slip.ts';

export const slipId = (obligationId: string, version: number): string => `${obligationId}_${version}`;

/** Who changes their mind more often asks the firm: an id has room for no more. */
export const MOST_CHANGES_OF_MIND = 9;

/** `time` counts from 1: the second 'já paguei' of one person, after a 'não paguei', is the second of its kind. */
export function slipEventId(slip: string, kind: SlipEventKind, uid: string, time = 1): string {
  return `${slip}_${kind}${time === 1 ? '' : time}_${uid}`;
}
