import { Box, chakra } from '@chakra-ui/react';
import { Download, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useLocalAccount } from '#data/local/database-context.ts';
import { exportDifferences, keyText, sendOurs } from '#data/outbox/difference-actions.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { saveBlob } from '#ui/files/save-blob.ts';
import { DifferenceCard } from './difference-card.tsx';
import { onDevice } from '../on-device.ts';
import type { ShownDifference } from '../read-differences.ts';

/** What the server has less of than this device; after a restore there may be many, to be sent or kept in one press. */
export function DifferenceList({ differences }: { differences: readonly ShownDifference[] }) {
  if (differences.length === 0) return null;
  return (
    <chakra.section aria-labelledby="only-here">
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2.5" mb="3">
        <chakra.h2 id="only-here" textStyle="dialogTitle">
          {`Só neste aparelho (${differences.length})`}
        </chakra.h2>
        {differences.length > 1 && <AllAtOnce differences={differences} />}
      </Box>
      <chakra.ul display="grid" gap="3.5" listStyle="none">
        {differences.map((shown) => (
          <li key={keyText(shown.difference)}>
            <DifferenceCard shown={shown} />
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

function AllAtOnce({ differences }: { differences: readonly ShownDifference[] }) {
  const account = useLocalAccount();
  const [isBusy, setIsBusy] = useState(false);
  const sendable = differences.filter(({ canSend }) => canSend);
  const sendAll = async () => {
    setIsBusy(true);
    await onDevice(async () => {
      let sent = 0;
      for (const { difference } of sendable) if ((await sendOurs(account, difference)).ok) sent += 1;
      toast({ kind: 'success', title: 'Escolha salva', description: sentText(sent) });
    }).finally(() => setIsBusy(false));
  };
  const exportAll = () => {
    const { blob, filename } = exportDifferences(differences.map(({ difference }) => difference));
    saveBlob(blob, filename);
    toast({ kind: 'success', title: 'Exportação pronta', description: filename });
  };
  return (
    <Box display="flex" flexWrap="wrap" gap="2.5">
      {sendable.length > 1 && (
        <Button size="sm" isBusy={isBusy} onClick={() => void sendAll()}>
          <Smartphone size={16} strokeWidth={1.75} aria-hidden />
          {`Enviar todas (${sendable.length})`}
        </Button>
      )}
      <Button variant="outline" size="sm" onClick={exportAll}>
        <Download size={16} strokeWidth={1.75} aria-hidden />
        Exportar todas
      </Button>
    </Box>
  );
}

const sentText = (sent: number) =>
  sent === 1 ? '1 versão deste aparelho vai ao servidor.' : `${sent} versões deste aparelho vão ao servidor.`;
