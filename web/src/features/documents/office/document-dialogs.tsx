import { can, type Row } from '@portal/domain';
import { useState } from 'react';
import { useClientChoices } from '#data/clients/use-client-choices.ts';
import { removeDocument } from '#data/documents/documents.ts';
import { visibleFilename } from '#data/files/safe-filename.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { TieDialog } from '#records/asks/tie-dialog.tsx';
import { useDocumentActions } from '#records/documents/document-actions.ts';
import { useCreateAsked } from '#records/use-create-asked.ts';
import { useOpenAsked } from '#records/use-open-asked.ts';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { useActiveAccount } from '#session/session-context.ts';
import { RemoveDialog } from '#ui/dialogs/remove-dialog.tsx';
import { useEditing } from '#ui/dialogs/use-editing.ts';
import { ReturnDocumentDialog } from './return-document-dialog.tsx';
import { UploadDialog } from './upload-dialog.tsx';

type Document = Row<'documents'>;

const TITLES = {
  done: 'Documento removido com sucesso!',
  failed: 'Erro ao remover documento',
  left: 'record',
} as const;

/** What is being sent, returned or tied, and what is about to be removed. */
export function useDocumentDialogs() {
  const uploading = useEditing<null>();
  const returning = useEditing<Document>();
  const tying = useEditing<Document>();
  const [removing, setRemoving] = useState<Document | null>(null);
  useOpenAsked('documents', useDocumentActions().open);
  useCreateAsked(uploading.create);
  return { uploading, returning, tying, removing, setRemoving };
}

type DocumentDialogsProps = ReturnType<typeof useDocumentDialogs> & {
  /** Whom a new one is for, where that is known. */
  clientId?: string | undefined;
};

export function DocumentDialogs(props: DocumentDialogsProps) {
  const { uploading, returning, tying, removing, setRemoving, clientId } = props;
  const clients = useClientChoices();
  const local = useLocalAccount();
  const tell = useWriteNotice();
  return (
    <>
      <UploadDialog
        key={`upload ${uploading.opening}`}
        isOpen={uploading.isOpen}
        clients={clients}
        clientId={clientId}
        onClose={uploading.close}
      />
      <ReturnDocumentDialog
        key={`return ${returning.opening}`}
        isOpen={returning.isOpen}
        document={returning.item}
        onClose={returning.close}
      />
      <TieDialog
        key={`tie ${tying.opening}`}
        isOpen={tying.isOpen}
        document={tying.item}
        onClose={tying.close}
      />
      <RemoveDialog
        item={removing}
        nameOf={({ filename }) => visibleFilename(filename)}
        onRemove={async ({ id }) => void (await tell(removeDocument(local, id), TITLES))}
        onClose={() => setRemoving(null)}
      >
        O documento sai das listas. O arquivo fica guardado pelo prazo legal.
      </RemoveDialog>
    </>
  );
}

/** Of which documents the person may remove. */
export function useMayRemove() {
  const account = useActiveAccount();
  const { tenant_id } = account;
  return ({ uploaded_by }: Document) =>
    can({ ...account, is_active: true }, 'remove', { kind: 'document', tenant_id, uploaded_by });
}
