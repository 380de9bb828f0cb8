import { Dialog as ChakraDialog } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type FormEventHandler, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '#ui/button.tsx';
import { Layer } from '#ui/layer.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

export type DialogProps = {
  readonly isOpen: boolean;
  /** Called when it may go: at once, or after the person agreed to lose what is not saved. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons that stay in sight: the way back first, the solid one last. */
  readonly footer?: ReactNode;
  /** Makes body and footer one form, so that the footer's submit button and Enter reach it. */
  readonly onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
  /** Something would be lost: Esc, the cross and a click outside then ask first. */
  readonly isDirty?: boolean | undefined;
  /** sheet: to read, as high as it needs. */
  readonly size?: 'md' | 'lg' | 'sheet' | undefined;
};

/** A panel of 640 px, a full sheet below 768 px. The focus is trapped and returned. */
export function Dialog({ isOpen, onClose, title, children, footer, onSubmit, isDirty, size }: DialogProps) {
  const [isAsking, setIsAsking] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const opener = useOpener(isOpen);
  const requestClose = () => (isDirty === true ? setIsAsking(true) : onClose());
  const discard = () => {
    setIsAsking(false);
    onClose();
  };
  const parts = (
    <>
      <ChakraDialog.Body>{children}</ChakraDialog.Body>
      {footer !== undefined && <ChakraDialog.Footer data-keep-clear>{footer}</ChakraDialog.Footer>}
    </>
  );
  return (
    <>
      <ChakraDialog.Root
        open={isOpen}
        lazyMount
        unmountOnExit
        onOpenChange={({ open }) => !open && requestClose()}
        initialFocusEl={() => firstField(content.current)}
        finalFocusEl={() => opener.current}
        onEscapeKeyDown={(event) => isForOpenList(event) && event.preventDefault()}
        {...(size === undefined ? {} : { size: size === 'sheet' ? ('xs' as const) : size })}
      >
        <Layer>
          <ChakraDialog.Backdrop />
          <ChakraDialog.Positioner>
            <ChakraDialog.Content ref={content}>
              <ChakraDialog.Header>
                <ChakraDialog.Title>{title}</ChakraDialog.Title>
                <IconButton label="Fechar" size="md" onClick={requestClose}>
                  <X size={20} aria-hidden />
                </IconButton>
              </ChakraDialog.Header>
              {onSubmit === undefined ? parts : <DialogForm onSubmit={onSubmit}>{parts}</DialogForm>}
            </ChakraDialog.Content>
          </ChakraDialog.Positioner>
        </Layer>
      </ChakraDialog.Root>
      <ConfirmDialog
        isOpen={isOpen && isAsking}
        title="Descartar o que você escreveu?"
        confirmLabel="Descartar"
        cancelLabel="Continuar editando"
        onCancel={() => setIsAsking(false)}
        onConfirm={discard}
        // Both go at once when the person discards; the field it would return to is gone by then.
        returnFocusTo={() => (isOpen ? null : opener.current)}
      />
    </>
  );
}

/** Whatever had the focus when it opened gets it back. */
function useOpener(isOpen: boolean) {
  const opener = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (isOpen && document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
  }, [isOpen]);
  return opener;
}

/** Esc in a field whose list is open closes the list alone. */
function isForOpenList({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.getAttribute('aria-expanded') === 'true';
}

type DialogFormProps = {
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly children: ReactNode;
};

function DialogForm({ onSubmit, children }: DialogFormProps) {
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      style={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}
    >
      {children}
    </form>
  );
}

/** Without this the cross takes the focus. On a phone a focused field would cover half the sheet with the keyboard. */
function firstField(content: HTMLElement | null): HTMLElement | null {
  if (typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches) return content;
  return content?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea') ?? content;
}
