import { firmLaw, type FirmRows, lawEffect, type LawEffect } from '@portal/domain';
import type { OfficeLaw } from '#data/months/read-law.ts';

/** What exists that a change would move: `rows` is what the firm would keep after it. */
export const effectOf = ({ existing, law }: OfficeLaw, rows: FirmRows): LawEffect =>
  lawEffect(existing, law, firmLaw(rows));
