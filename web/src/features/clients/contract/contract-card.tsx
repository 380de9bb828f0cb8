import { Box, chakra } from '@chakra-ui/react';
import { type EndedContract, formatCalendarDate, hasEnded, isEndFinal, type Row } from '@portal/domain';
import { type ReactNode, useState } from 'react';
import { takeBackEnd } from '#data/clients/contract.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { useMay } from '#session/account/use-may.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { EndContractDialog } from './end-contract-dialog.tsx';
import { ErasureDays } from './erasure-days.tsx';
import { KeepUntilDialog } from './keep-until-dialog.tsx';

type Client = Row<'clients'>;

/** The client's contract: that it runs, or since when it does not, and what follows. Seniors end it, as they remove. */
export function ContractCard({ client }: { client: Client }) {
  const mayEnd = useMay('remove', 'client');
  if (!hasEnded(client)) return mayEnd ? <Running client={client} /> : null;
  return (
    <Frame>
      <Box display="grid" gap="3.5">
        <Ended client={client} />
        <ErasureDays clientId={client.id} contract={client} />
        {mayEnd && <Actions client={client} />}
      </Box>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Card aria-labelledby="contrato">
      <chakra.h2 id="contrato" textStyle="cardTitle" mb="2">
        Contrato
      </chakra.h2>
      {children}
    </Card>
  );
}

function Running({ client }: { client: Client }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Frame>
      <chakra.p color="fg.muted" mb="3.5" maxWidth="prose">
        Ao encerrar, as pessoas da empresa passam a só ler, e correm os prazos para apagar o que a lei não
        manda mais guardar.
      </chakra.p>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Encerrar contrato
      </Button>
      {isOpen && <EndContractDialog client={client} isOpen onClose={() => setIsOpen(false)} />}
    </Frame>
  );
}

function Ended({ client }: { client: Client & EndedContract }) {
  const { contract_ended_on, contract_end_reason, kept_until, archived_on } = client;
  return (
    <>
      <chakra.p fontVariantNumeric="tabular-nums">
        Encerrado em {formatCalendarDate(contract_ended_on)}. As pessoas da empresa só leem.
      </chakra.p>
      {(contract_end_reason ?? null) !== null && (
        <chakra.p color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
          {contract_end_reason}
        </chakra.p>
      )}
      {(archived_on ?? null) === null ? (
        <Note kind="attention">O arquivo completo ainda não foi feito. Faça-o logo abaixo.</Note>
      ) : (
        <chakra.p>Arquivo completo feito em {formatCalendarDate(archived_on ?? '')}.</chakra.p>
      )}
      {(kept_until ?? null) !== null && (
        <chakra.p>Nada sai antes de {formatCalendarDate(kept_until ?? '')}.</chakra.p>
      )}
    </>
  );
}

const TITLES = { done: 'Encerramento desfeito!', failed: 'Erro ao desfazer o encerramento' };

function Actions({ client }: { client: Client }) {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  const [isKeeping, setIsKeeping] = useState(false);
  return (
    <Box display="flex" flexWrap="wrap" gap="2">
      {!isEndFinal(client) && (
        <Button variant="outline" onClick={() => void tell(takeBackEnd(account, client.id), TITLES)}>
          Desfazer encerramento
        </Button>
      )}
      <Button variant="outline" onClick={() => setIsKeeping(true)}>
        Guardar por mais tempo
      </Button>
      {isKeeping && <KeepUntilDialog client={client} isOpen onClose={() => setIsKeeping(false)} />}
    </Box>
  );
}
