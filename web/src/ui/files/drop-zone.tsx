import { Box, chakra } from '@chakra-ui/react';
import { Upload } from 'lucide-react';
import { type DragEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { IconTile } from '#ui/display/icon-tile.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { usePageDropGuard } from './use-page-drop-guard.ts';

const Zone = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '44px minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: { base: '3.5', md: '4.5' },
    rowGap: '1',
    p: { base: '4', md: '5' },
    borderWidth: '1.5px',
    borderStyle: 'dashed',
    borderColor: 'brand.border',
    borderRadius: 'lg',
    bg: 'brand.subtle',
    cursor: 'pointer',
    '&[data-dragging]': { borderColor: 'brand.solid', bg: 'brand.muted' },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
});

export type DropZoneProps = {
  /** Names the zone for a screen reader: 'Enviar documentos'. */
  readonly label: string;
  /** Names the hidden field: 'Arquivos para enviar'. */
  readonly fieldLabel: string;
  readonly texts: {
    readonly idle: string;
    /** Where there is nothing but a finger, which drags no files. */
    readonly touch?: string;
    readonly dragging: string;
    readonly busy: string;
  };
  /** What is taken. */
  readonly hint: string;
  /** And what else, and how much. */
  readonly more?: string;
  readonly isMultiple?: boolean;
  readonly isBusy: boolean;
  readonly onFiles: (files: File[]) => void;
  /** Beside 'Selecionar'. */
  readonly children?: ReactNode;
};

/** Takes files dropped or chosen. What is accepted is decided by content, after the choice. */
export function DropZone(props: DropZoneProps) {
  const { label, fieldLabel, texts, hint, more, isMultiple = false, isBusy, onFiles, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isDragging, setIsDragging] = useState(false);
  const isNarrow = useIsNarrow();
  usePageDropGuard();

  const choose = () => input.current?.click();
  const take = (files: Iterable<File>) => {
    const list = [...files];
    if (list.length > 0) onFiles(list);
  };
  return (
    <Zone
      aria-label={label}
      aria-busy={isBusy}
      data-dragging={isDragging || undefined}
      onClick={(event: MouseEvent) => {
        if (!isBusy && !isControl(event.target)) choose();
      }}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        if (!isBusy) setIsDragging(true);
      }}
      onDragLeave={(event: DragEvent) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
          setIsDragging(false);
      }}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setIsDragging(false);
        if (!isBusy) take(event.dataTransfer.files);
      }}
    >
      <IconTile family="sky" size={isNarrow ? 44 : 56}>
        <Upload size={22} strokeWidth={1.75} />
      </IconTile>
      <div aria-live="polite">
        <Box fontWeight="semibold" fontSize={{ base: 'secondary', md: 'md' }} lineHeight="1.3">
          {isBusy ? texts.busy : isDragging ? texts.dragging : <Idle {...texts} />}
        </Box>
        <Box mt="1" color="fg.muted" fontSize={{ base: 'meta', md: 'sm' }}>
          <chakra.span display="block">{hint}</chakra.span>
          {more !== undefined && <chakra.span display="block">{more}</chakra.span>}
        </Box>
      </div>
      {/*
        No accept attribute: Android greys out what its list of media types does not know, bank statements
        (.ofx) among them. What is not taken is refused by name and reason instead.
      */}
      <input
        ref={input}
        type="file"
        multiple={isMultiple}
        hidden
        disabled={isBusy}
        aria-label={fieldLabel}
        onChange={(event) => {
          take(event.target.files ?? []);
          event.target.value = ''; // the same file can be chosen again
        }}
      />
      <ZoneButtons>
        <Button disabled={isBusy} onClick={choose}>
          Selecionar
        </Button>
        {children}
      </ZoneButtons>
    </Zone>
  );
}

const FINGER_ALONE = '@media (hover: none) and (pointer: coarse)';

function Idle({ idle, touch }: DropZoneProps['texts']) {
  if (touch === undefined) return idle;
  return (
    <>
      <chakra.span css={{ [FINGER_ALONE]: { display: 'none' } }}>{idle}</chakra.span>
      <chakra.span css={{ display: 'none', [FINGER_ALONE]: { display: 'inline' } }}>{touch}</chakra.span>
    </>
  );
}

const isControl = (target: EventTarget) => target instanceof Element && target.closest('button') !== null;

function ZoneButtons({ children }: { children: ReactNode }) {
  return (
    <Box
      gridColumn={{ base: '1 / -1', md: 'auto' }}
      display="flex"
      gap="2"
      mt={{ base: '3', md: '0' }}
      css={{ '& > *': { flex: { base: '1', md: '0 0 auto' } } }}
    >
      {children}
    </Box>
  );
}
