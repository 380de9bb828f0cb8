import { GridItem } from '@chakra-ui/react';
import { isTaxId, normalizeTaxId } from '@portal/domain';
import { listOfTaxId } from '#data/clients/clients.ts';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import { CLIENT_STATUS_LABELS } from '#records/labels/client-labels.ts';
import { Note } from '#ui/feedback/note.tsx';

type SameTaxIdProps = { typed: string; ownId: string | null };

/** Says that the firm has a client with this CNPJ or CPF already. A warning: branches and errors of others exist. */
export function SameTaxId({ typed, ownId }: SameTaxIdProps) {
  const taxId = normalizeTaxId(typed);
  const isWhole = isTaxId(taxId);
  const same = useLocalQuery(
    async (db) => (isWhole ? listOfTaxId(db, taxId, ownId) : []),
    [taxId, isWhole, ownId],
  );
  if (!isWhole || same.kind !== 'ready' || same.value.length === 0) return null;
  const names = same.value.map(
    ({ corporate_name, status }) => `${corporate_name} (${CLIENT_STATUS_LABELS[status]})`,
  );
  return (
    <GridItem gridColumn="span 6">
      <Note kind="attention" role="status">
        Já existe cliente com este CNPJ/CPF: {names.slice(0, 3).join(', ')}
        {names.length > 3 && ` e mais ${names.length - 3}`}.
      </Note>
    </GridItem>
  );
}
