import type { DocumentFields } from '../entities/document.ts';

/** What `check_reason` says where the server has no bytes: they never came, or they are gone since a restore. */
export const MISSING_FILE = {
  never_came: 'O arquivo não chegou ao servidor.',
  lost: 'O arquivo não está mais no servidor.',
} as const;

/** Nothing is wrong with the file itself: who still has it may send it again. */
export const isFileMissing = ({
  check,
  check_reason,
}: Pick<DocumentFields, 'check' | 'check_reason'>): boolean =>
  check === 'refused' && (check_reason === MISSING_FILE.never_came || check_reason === MISSING_FILE.lost);
