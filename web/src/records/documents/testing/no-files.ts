import type { DocumentActions } from '../document-actions.ts';

/** For tests in which no file is chosen or opened. */
export const NO_FILES: DocumentActions = {
  download: () => Promise.resolve(),
  open: () => {},
  pin: () => Promise.resolve(),
  settle: () => Promise.resolve([]),
  busyId: null,
};
