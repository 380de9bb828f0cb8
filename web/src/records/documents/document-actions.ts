import type { Row } from '@portal/domain';
import { createContext, useContext } from 'react';
import type { SettledFile } from './settled-file.ts';

/** What any screen that shows a document offers with it, whichever feature it belongs to. The app provides it. */
export type DocumentActions = {
  /** Saves its bytes, from the device where they are kept, else from the server. */
  download(document: Row<'documents'>): Promise<void>;
  /** Shows what can be shown inside the page; downloads the rest. */
  open(document: Row<'documents'>): void;
  /** Keeps its bytes on the device until the person says otherwise; with false, no longer. */
  pin(document: Row<'documents'>, isPinned: boolean): Promise<void>;
  /**
   * Asks about chosen files that were sent before or are of another company, before anything of them is taken; answers those
   * that are to be sent. Without `isFixed` one may go to another company instead.
   */
  settle(files: readonly File[], clientId: string | null, isFixed?: boolean): Promise<SettledFile[]>;
  /** The document whose bytes are on their way. */
  busyId: string | null;
};

const DocumentActionsContext = createContext<DocumentActions | null>(null);
export const DocumentActionsProvider = DocumentActionsContext.Provider;

export function useDocumentActions(): DocumentActions {
  const actions = useContext(DocumentActionsContext);
  if (actions === null) throw new Error('useDocumentActions outside a signed-in screen');
  return actions;
}
