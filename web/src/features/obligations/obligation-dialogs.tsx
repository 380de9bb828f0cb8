import type { Row } from '@portal/domain';
import { useClientChoices } from '#data/clients/use-client-choices.ts';
import { useCreateAsked } from '#records/use-create-asked.ts';
import { useOpenAsked } from '#records/use-open-asked.ts';
import { useEditing } from '#ui/dialogs/use-editing.ts';
import { ObligationDialog } from './obligation-dialog.tsx';
import { RemoveObligationDialog } from './remove-obligation-dialog.tsx';

type Obligation = Row<'obligations'>;

/** What is being made or edited, and what is about to be removed. */
export function useObligationDialogs() {
  const editing = useEditing<Obligation>();
  const removing = useEditing<Obligation>();
  useOpenAsked('obligations', editing.open);
  useCreateAsked(editing.create);
  return { editing, removing };
}

type ObligationDialogsProps = ReturnType<typeof useObligationDialogs> & {
  /** Whom a new one is for, where that is known. */
  clientId?: string | undefined;
  onCreated: (id: string) => void;
};

export function ObligationDialogs({ editing, removing, clientId, onCreated }: ObligationDialogsProps) {
  const clients = useClientChoices();
  return (
    <>
      <ObligationDialog
        key={`edit ${editing.opening}`}
        isOpen={editing.isOpen}
        obligation={editing.item}
        {...{ clients, clientId, onCreated }}
        onClose={editing.close}
      />
      <RemoveObligationDialog
        key={`remove ${removing.opening}`}
        isOpen={removing.isOpen}
        obligation={removing.item}
        onClose={removing.close}
      />
    </>
  );
}
