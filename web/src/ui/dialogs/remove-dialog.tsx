import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

export type RemoveDialogProps<T> = {
  /** What would be removed; null while nothing is asked. */
  readonly item: T | null;
  readonly nameOf: (item: T) => string;
  /** What goes, and what stays. */
  readonly children: ReactNode;
  /** Removes it and says how it went. */
  readonly onRemove: (item: T) => Promise<void>;
  readonly onClose: () => void;
};

/** 'Remover Padaria?' */
export function RemoveDialog<T>({ item, nameOf, children, onRemove, onClose }: RemoveDialogProps<T>) {
  const [isBusy, setIsBusy] = useState(false);
  const [lastName, setLastName] = useState('');
  const name = item === null ? lastName : nameOf(item);
  const remove = async (removed: T) => {
    setIsBusy(true);
    setLastName(name); // the question keeps its name while it fades
    await onRemove(removed).finally(() => setIsBusy(false));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={item !== null}
      title={`Remover ${name}?`}
      confirmLabel="Remover"
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => item !== null && void remove(item)}
    >
      {children}
    </ConfirmDialog>
  );
}
