import { Box, Grid } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { REFUSAL_LABELS } from '#records/labels/file-labels.ts';
import { SyncMark } from '#records/marks/sync-mark.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { SelectField, type SelectOption } from '#ui/fields/select-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FileField } from './file-field.tsx';
import { suggestCategory } from './suggest-category.ts';
import { SEND_ONE_TEXTS } from '../send-one-texts.ts';
import { useSendDocuments } from '../use-send-documents.ts';

type UploadDialogProps = {
  isOpen: boolean;
  clients: readonly SelectOption[];
  /** Whose document it is, where that is known. */
  clientId?: string | undefined;
  onClose: () => void;
};

export function UploadDialog({ isOpen, clients, clientId = '', onClose }: UploadDialogProps) {
  const { send, isBusy, refused, dismissRefused } = useSendDocuments(SEND_ONE_TEXTS);
  const [file, setFile] = useState<File | null>(null);
  const [about, setAbout] = useState({ client_id: clientId, category: '', description: '' });
  const [suggested, setSuggested] = useState<string | null>(null);
  const reason = refused[0]?.reason;
  const isSuggested = suggested !== null && about.category === suggested;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (file === null) return;
    const result = await send({
      files: [file],
      client_id: textOrNull(about.client_id),
      category: textOrNull(about.category),
      description: textOrNull(about.description),
    });
    if (result?.refused.length === 0) onClose();
  };
  const change = (part: Partial<typeof about>) => setAbout((before) => ({ ...before, ...part }));
  /** What somebody typed stays; what was only suggested gives way to the next file's. */
  const suggest = (chosen: File | null) => {
    if (about.category !== '' && about.category !== suggested) return;
    const category = chosen === null ? null : suggestCategory(chosen.name);
    setSuggested(category);
    change({ category: category ?? '' });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Enviar Documento"
      isDirty={(file !== null || about.description !== '') && !isBusy}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Box me="auto" width={{ base: 'full', md: 'auto' }}>
            <SyncMark state="device" text="Guarda aqui e envia em seguida" />
          </Box>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" disabled={file === null} isBusy={isBusy} busyText="Enviando...">
            Enviar
          </Button>
        </>
      }
    >
      <Grid gap="3.5">
        <FileField
          error={reason && REFUSAL_LABELS[reason]}
          onFile={(chosen) => {
            dismissRefused();
            setFile(chosen);
            suggest(chosen);
          }}
        />
        <SelectField
          label="Cliente"
          placeholder="Geral"
          options={clients}
          value={about.client_id}
          onChange={(event) => change({ client_id: event.target.value })}
        />
        <TextField
          label="Categoria"
          help={isSuggested ? 'Sugerida pelo nome do arquivo. Você pode mudar.' : undefined}
          maxLength={100}
          value={about.category}
          onChange={(event) => change({ category: event.target.value })}
        />
        <TextAreaField
          label="Descrição"
          rows={2}
          maxLength={1000}
          value={about.description}
          onChange={(event) => change({ description: event.target.value })}
        />
      </Grid>
    </Dialog>
  );
}

const textOrNull = (typed: string) => (typed.trim() === '' ? null : typed.trim());
