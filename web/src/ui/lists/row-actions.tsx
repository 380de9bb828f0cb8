import { Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '#ui/button.tsx';

export type RowActionsProps = {
  readonly name: string;
  readonly onEdit: () => void;
  /** null where this person may not remove. */
  readonly onRemove: (() => void) | null;
};

export function RowActions({ name, onEdit, onRemove }: RowActionsProps) {
  return (
    <>
      <IconButton label={`Editar ${name}`} onClick={onEdit}>
        <Pencil size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
      {onRemove !== null && (
        <IconButton label={`Remover ${name}`} onClick={onRemove}>
          <Trash2 size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
    </>
  );
}
