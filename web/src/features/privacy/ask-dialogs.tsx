import { chakra } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { ErasureTerms } from './erasure-terms.tsx';

type AskDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Answers whether it is kept on the device: then the dialog closes. */
  onAsk: (details: string | null) => Promise<boolean>;
};

const MAX_DETAILS = 2000;

/** 'Corrigir um dado': in the person's words. Give it a key per opening. */
export function CorrectDialog({ isOpen, onClose, onAsk }: AskDialogProps) {
  const [details, setDetails] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const isMissing = details.trim() === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (!isMissing && (await onAsk(details.trim()))) onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      title="Corrigir um dado"
      isDirty={!isMissing}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      footer={<Footer onClose={onClose} />}
    >
      <chakra.p color="fg.muted" mb="4">
        Nome e telefone você muda no perfil, na hora. O resto o escritório confere e responde em até 15 dias.
      </chakra.p>
      <TextAreaField
        label="O que está errado, e como é o certo?"
        required
        rows={4}
        maxLength={MAX_DETAILS}
        error={wasSent && isMissing ? 'Diga o que precisa ser corrigido.' : undefined}
        value={details}
        onChange={({ target }) => setDetails(target.value)}
      />
    </Dialog>
  );
}

/** 'Pedir exclusão': what goes and what stays is said before it is sent. Give it a key per opening. */
export function EraseDialog({ isOpen, onClose, onAsk }: AskDialogProps) {
  const [details, setDetails] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await onAsk(details.trim() === '' ? null : details.trim())) onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      title="Pedir exclusão"
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      footer={<Footer onClose={onClose} />}
    >
      <chakra.p color="fg.muted" mb="4">
        O escritório responde em até 15 dias. Até lá você pode cancelar o pedido.
      </chakra.p>
      <ErasureTerms />
      <chakra.div mt="4">
        <TextAreaField
          label="Quer dizer mais alguma coisa?"
          rows={2}
          maxLength={MAX_DETAILS}
          value={details}
          onChange={({ target }) => setDetails(target.value)}
        />
      </chakra.div>
    </Dialog>
  );
}

const Footer = ({ onClose }: { onClose: () => void }) => (
  <>
    <Button variant="outline" onClick={onClose}>
      Voltar
    </Button>
    <Button type="submit">Enviar pedido</Button>
  </>
);
