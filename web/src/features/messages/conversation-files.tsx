import { Box, chakra } from '@chakra-ui/react';
import { acceptedExtension, formatInstantDate, type Row } from '@portal/domain';
import { visibleFilename } from '#data/files/safe-filename.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { isOpenTo } from '#records/documents/document-access.ts';
import { useDocumentActions } from '#records/documents/document-actions.ts';
import { Card } from '#ui/display/card.tsx';
import { FileIcon } from '#ui/files/file-icon.tsx';

/** Beside the conversation; all of a company's files are under Documentos. */
const MOST_SHOWN = 8;

const Entry = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    columnGap: '3.5',
    alignItems: 'center',
    py: '2.5',
    _notLast: { borderBottomWidth: '1px', borderColor: 'border' },
  },
});

const Name = chakra('button', {
  base: {
    display: 'block',
    minHeight: '24px',
    maxWidth: 'full',
    textAlign: 'start',
    textStyle: 'label',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

/** 'Nesta conversa': the files that were sent in it, the newest first. */
export function ConversationFiles({ documents }: { documents: readonly Row<'documents'>[] }) {
  const { open, busyId } = useDocumentActions();
  const { uid } = useLocalAccount();
  const shown = documents.filter((document) => isOpenTo(document, uid)).slice(0, MOST_SHOWN);
  return (
    <Card padding="portal">
      <chakra.h2 textStyle="boxTitle" mb="1.5">
        Nesta conversa
      </chakra.h2>
      {shown.length === 0 && (
        <chakra.p textStyle="meta" color="fg.muted">
          Os arquivos enviados aqui aparecem nesta lista.
        </chakra.p>
      )}
      <chakra.ul listStyle="none">
        {shown.map((document) => {
          const name = visibleFilename(document.filename);
          return (
            <Entry key={document.id}>
              <FileIcon extension={acceptedExtension(document.filename) ?? ''} />
              <Box minWidth="0">
                <Name
                  type="button"
                  aria-label={`Abrir ${name}`}
                  disabled={busyId === document.id}
                  onClick={() => open(document)}
                >
                  <bdi>{name}</bdi>
                </Name>
                <Box textStyle="meta" color="fg.muted" fontVariantNumeric="tabular-nums">
                  {formatInstantDate(document.created_at)}
                </Box>
              </Box>
            </Entry>
          );
        })}
      </chakra.ul>
    </Card>
  );
}
