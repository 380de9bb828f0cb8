import { chakra } from '@chakra-ui/react';
import { formatCount } from '@portal/domain';
import { useState } from 'react';
import type { ClientImport } from '#data/local/portal-database.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Card } from '#ui/display/card.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { countOf } from './client-count.ts';
import type { useClientImport } from './use-client-import.ts';

type ImportProgressProps = { begun: ClientImport; running: ReturnType<typeof useClientImport> };

/** How many of a file's clients are queued; where that was interrupted, what to do about the others. */
export function ImportProgress({ begun: { filename, total, rows }, running }: ImportProgressProps) {
  const [isAsking, setIsAsking] = useState(false);
  const queued = total - rows.length;
  const next = rows[0]?.corporate_name;
  return (
    <Card maxWidth="820px" aria-labelledby="importacao">
      <chakra.h2 id="importacao" textStyle="cardTitle" overflowWrap="anywhere">
        {filename}
      </chakra.h2>
      <chakra.p mt="2" mb="3" role="status" fontVariantNumeric="tabular-nums">
        {formatCount(queued)} de {countOf(total)} na fila de envio.
      </chakra.p>
      <ProgressBar percent={(queued / total) * 100} label={`Importação de ${filename}`} />
      {!running.isRunning && (
        <>
          <chakra.p mt="3" color="fg.muted">
            {queued === 0
              ? 'Nenhum entrou na fila ainda.'
              : 'Os primeiros do arquivo já estão na fila e na lista.'}{' '}
            {next !== undefined && `O próximo é ${next}.`} O que falta está guardado neste aparelho.
          </chakra.p>
          <chakra.div display="flex" flexWrap="wrap" gap="2" mt="4">
            <Button size="sm" onClick={() => void running.goOn(total)}>
              Continuar importação
            </Button>
            <Button size="sm" variant="ghostDanger" onClick={() => setIsAsking(true)}>
              Descartar o restante
            </Button>
          </chakra.div>
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={`Descartar ${countOf(rows.length)}?`}
        confirmLabel="Descartar"
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          running.drop();
        }}
      >
        Os que já entraram na fila continuam. Os outros podem ser importados de novo pelo arquivo.
      </ConfirmDialog>
    </Card>
  );
}
