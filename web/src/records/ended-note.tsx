import { Box } from '@chakra-ui/react';
import { formatCalendarDate } from '@portal/domain';
import { ownCompanies } from '#data/clients/companies.ts';
import { useLocalRead, valueOr } from '#data/live/use-local-query.ts';
import { Note } from '#ui/feedback/note.tsx';

/** Where a company's people send something, once its contract has ended: what they can still do. */
export function EndedNote({ clientId }: { clientId: string }) {
  const companies = valueOr(useLocalRead(ownCompanies), []);
  const endedOn = companies.find(({ client_id }) => client_id === clientId)?.contract_ended_on ?? null;
  if (endedOn === null) return null;
  return (
    <Box mb="4">
      <Note kind="attention">
        Contrato encerrado em {formatCalendarDate(endedOn)}. Você ainda lê e baixa tudo; para enviar algo,
        fale com o escritório. Leve uma cópia em Meus dados.
      </Note>
    </Box>
  );
}
