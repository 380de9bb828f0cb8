import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FileIcon } from './file-icon.tsx';

type FileLineProps = {
  /** As it may be shown. */
  readonly name: string;
  /** With or without the dot; empty where there is none. */
  readonly extension: string;
  /** Under the name: size, how far it is. */
  readonly meta: ReactNode;
  /** Makes the name a button. */
  readonly onOpen?: (() => void) | undefined;
  /** Icon buttons at the end. */
  readonly actions?: ReactNode;
};

/** A file that belongs to something else: a request, an obligation. */
export function FileLine({ name, extension, meta, onOpen, actions }: FileLineProps) {
  return (
    <Box display="flex" alignItems="center" gap="3">
      <FileIcon extension={extension} />
      <Box flex="1" minWidth="0">
        <Box fontWeight="semibold" fontSize="secondary" lineHeight="1.3" overflowWrap="anywhere">
          {onOpen === undefined ? (
            <bdi>{name}</bdi>
          ) : (
            <Name type="button" aria-label={`Abrir ${name}`} onClick={onOpen}>
              <bdi>{name}</bdi>
            </Name>
          )}
        </Box>
        <Meta>{meta}</Meta>
      </Box>
      {actions !== undefined && (
        <Box display="flex" gap="0.5" flexShrink="0">
          {actions}
        </Box>
      )}
    </Box>
  );
}

const Name = chakra('button', {
  base: {
    textAlign: 'start',
    minHeight: '24px',
    font: 'inherit',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

const Meta = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2.5',
    textStyle: 'meta',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
  },
});
