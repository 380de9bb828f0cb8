import { Dialog as ChakraDialog } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Layer } from '#ui/layer.tsx';

export type ConfirmDialogProps = {
  readonly isOpen: boolean;
  /** The question, with the name of what it is about. */
  readonly title: string;
  /** What will happen, and what stays. */
  readonly children?: ReactNode;
  /** The act itself: 'Remover'. Never 'OK'. */
  readonly confirmLabel: string;
  readonly cancelLabel?: string | undefined;
  readonly tone?: 'danger' | 'neutral' | undefined;
  readonly isBusy?: boolean | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** Null: to what had it before. */
  readonly returnFocusTo?: (() => HTMLElement | null) | undefined;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirmLabel, cancelLabel = 'Cancelar', tone = 'danger' } = props;
  const wayBack = useRef<HTMLButtonElement>(null);
  return (
    <ChakraDialog.Root
      role="alertdialog"
      size="sm"
      open={isOpen}
      lazyMount
      unmountOnExit
      onOpenChange={({ open }) => !open && props.onCancel()}
      initialFocusEl={() => wayBack.current}
      finalFocusEl={() => props.returnFocusTo?.() ?? null}
    >
      <Layer>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content>
            <ChakraDialog.Header>
              <ChakraDialog.Title>{title}</ChakraDialog.Title>
            </ChakraDialog.Header>
            {children !== undefined && <ChakraDialog.Body color="fg.muted">{children}</ChakraDialog.Body>}
            <ChakraDialog.Footer data-keep-clear>
              <Button variant="outline" ref={wayBack} onClick={props.onCancel}>
                {cancelLabel}
              </Button>
              <Button
                variant={tone === 'danger' ? 'danger' : 'solid'}
                isBusy={props.isBusy}
                onClick={props.onConfirm}
              >
                {confirmLabel}
              </Button>
            </ChakraDialog.Footer>
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Layer>
    </ChakraDialog.Root>
  );
}
