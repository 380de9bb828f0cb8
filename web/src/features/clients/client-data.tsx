import { Box, chakra } from '@chakra-ui/react';
import { type ClientFields, formatInstantMinute, type Row } from '@portal/domain';
import { HistoryDisclosure } from '#records/history/history-disclosure.tsx';
import { Card } from '#ui/display/card.tsx';
import { clientFieldText } from './client-field-text.ts';
import { CLIENT_FIELD_LABELS } from '#records/labels/client-labels.ts';

/** All but the notes, which take the whole width. */
const SHOWN = (Object.keys(CLIENT_FIELD_LABELS) as (keyof ClientFields)[]).filter(
  (field) => field !== 'notes',
); // a record of all of them

/** 'Dados': every field of a client, to be read. */
export function ClientData({ client }: { client: Row<'clients'> }) {
  return (
    <Card aria-labelledby="dados">
      <chakra.h2 id="dados" textStyle="cardTitle" mb="4">
        Dados cadastrais
      </chakra.h2>
      <Fields>
        {SHOWN.map((field) => (
          <div key={field}>
            <Term>{CLIENT_FIELD_LABELS[field]}</Term>
            <dd>{clientFieldText(client, field) ?? '-'}</dd>
          </div>
        ))}
        <Box gridColumn="1 / -1">
          <Term>{CLIENT_FIELD_LABELS.notes}</Term>
          <chakra.dd whiteSpace="pre-line">{client.notes ?? '-'}</chakra.dd>
        </Box>
      </Fields>
      <chakra.p textStyle="meta" color="fg.muted" mt="4" fontVariantNumeric="tabular-nums">
        Cadastrado em {formatInstantMinute(client.created_at)}, alterado pela última vez em{' '}
        {formatInstantMinute(client.updated_at)}.
      </chakra.p>
      <HistoryDisclosure entity="clients" id={client.id} />
    </Card>
  );
}

const Fields = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '6',
    rowGap: '3.5',
    '& dd': { overflowWrap: 'anywhere' },
  },
});
const Term = chakra('dt', { base: { textStyle: 'meta', color: 'fg.muted', mb: '0.5' } });
