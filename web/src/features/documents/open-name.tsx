import { chakra } from '@chakra-ui/react';
import type { Row } from '@portal/domain';
import { visibleFilename } from '#data/files/safe-filename.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { isOpenTo } from '#records/documents/document-access.ts';
import { canPreview } from '#ui/files/can-preview.ts';

type OpenNameProps = {
  document: Row<'documents'>;
  /** null where its bytes cannot be had now. */
  onOpen: ((document: Row<'documents'>) => void) | null;
};

/** A file's name; it opens the file where the page can show it. */
export function OpenName({ document, onOpen }: OpenNameProps) {
  const { uid } = useLocalAccount();
  const name = visibleFilename(document.filename);
  if (onOpen === null || !isOpenTo(document, uid) || !canPreview(document.mime_type))
    return <bdi>{name}</bdi>;
  return (
    <OpenButton type="button" aria-label={`Abrir ${name}`} onClick={() => onOpen(document)}>
      <bdi>{name}</bdi>
    </OpenButton>
  );
}

const OpenButton = chakra('button', {
  base: {
    minHeight: '24px',
    textAlign: 'start',
    font: 'inherit',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});
