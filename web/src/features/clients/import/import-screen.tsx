import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { csvBlob, readCsv } from '#records/csv/csv.ts';
import { Button } from '#ui/button.tsx';
import { PageHeading } from '#ui/display/page-heading.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { DropZone } from '#ui/files/drop-zone.tsx';
import { saveBlob } from '#ui/files/save-blob.ts';
import { BackToClients } from '../back-to-clients.tsx';
import { type CheckedImport, checkImport } from './check-import.ts';
import { clientsByTaxId, readClientImport } from './client-import.ts';
import { CLIENT_FIELD_LABELS } from '#records/labels/client-labels.ts';
import { ImportPreview } from './import-preview.tsx';
import { ImportProgress } from './import-progress.tsx';
import { useClientImport } from './use-client-import.ts';

/** A file as it was read and what came of it. */
type Chosen = { filename: string; table: string[][]; checked: CheckedImport };

/** More than this is no list of clients, and reading it would take the page's breath away. */
const MOST_BYTES = 5 * 1024 * 1024;

/** Clients from a spreadsheet: checked whole on the device, shown, and queued when the person says so. */
export function ImportScreen() {
  const begun = useLocalQuery(readClientImport, []);
  const running = useClientImport();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  return (
    <>
      <BackToClients />
      <PageHeading
        title="Importar clientes"
        description="O arquivo é conferido inteiro neste aparelho antes de qualquer envio."
      />
      {begun.kind === 'ready' && begun.value !== null ? (
        <ImportProgress begun={begun.value} running={running} />
      ) : chosen?.checked.kind === 'checked' ? (
        <ImportPreview
          filename={chosen.filename}
          table={chosen.table}
          checked={chosen.checked}
          onImport={(rows) => void running.begin(chosen.filename, rows)}
          isBusy={running.isRunning}
          onOther={() => setChosen(null)}
        />
      ) : (
        <FileChoice
          refused={
            chosen?.checked.kind === 'unreadable' ? `${chosen.filename}: ${chosen.checked.reason}` : null
          }
          onChosen={setChosen}
        />
      )}
    </>
  );
}

const ZONE_TEXTS = {
  idle: 'Arraste um arquivo CSV ou clique para selecionar',
  touch: 'Toque para escolher um arquivo CSV',
  dragging: 'Solte o arquivo aqui...',
  busy: 'Conferindo...',
};

type FileChoiceProps = { refused: string | null; onChosen: (chosen: Chosen) => void };

function FileChoice({ refused, onChosen }: FileChoiceProps) {
  const { db } = useLocalAccount();
  const [isBusy, setIsBusy] = useState(false);
  const check = async (file: File) => {
    setIsBusy(true);
    onChosen(await readFile(file, await clientsByTaxId(db)));
    setIsBusy(false);
  };
  return (
    <chakra.div display="grid" gap="4" maxWidth="820px">
      {refused !== null && (
        <Note kind="attention" role="alert">
          {refused}
        </Note>
      )}
      <DropZone
        label="Arquivo de clientes"
        fieldLabel="Arquivo CSV"
        texts={ZONE_TEXTS}
        hint="Separado por ponto e vírgula ou vírgula, como o de Exportar CSV"
        isBusy={isBusy}
        onFiles={([file]) => void (file && check(file))}
      />
      <chakra.div display="grid" gap="2.5" justifyItems="start" color="fg.muted">
        <p>
          A primeira linha traz os nomes das colunas. Razão Social, CNPJ/CPF e Regime Tributário são
          obrigatórias; as outras podem faltar, e a ordem não importa.
        </p>
        <Button size="sm" variant="outline" onClick={saveModel}>
          <Download size={16} strokeWidth={1.75} aria-hidden />
          Baixar modelo
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

async function readFile(file: File, known: ReadonlyMap<string, string>): Promise<Chosen> {
  const filename = file.name;
  if (file.size > MOST_BYTES) return unread(filename, 'O arquivo passa de 5 MB. Divida-o.');
  // It may have been moved, or taken back by the person who gave it, since it was chosen.
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return unread(filename, 'Não deu para ler o arquivo. Escolha-o de novo.');
  const table = readCsv(bytes);
  return { filename, table, checked: checkImport(table, known) };
}

const unread = (filename: string, reason: string): Chosen => ({
  filename,
  table: [],
  checked: { kind: 'unreadable', reason },
});

const saveModel = () => saveBlob(csvBlob([Object.values(CLIENT_FIELD_LABELS)]), 'modelo-clientes.csv');
