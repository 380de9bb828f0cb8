import { Box, chakra } from '@chakra-ui/react';
import { formatTaxId, type Row } from '@portal/domain';
import { paths } from '#config/paths.ts';
import type { RecordState } from '#data/outbox/outbox-entry.ts';
import { CLIENT_STATUS_LABELS, REGIME_LABELS } from '#records/labels/client-labels.ts';
import { RowName } from '#records/marks/row-name.tsx';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { RowActions } from '#ui/lists/row-actions.tsx';
import { contactOf } from '../contact-of.ts';

type Client = Row<'clients'>;

export type ClientRowActions = {
  onEdit: (client: Client) => void;
  /** null where this person may not remove. */
  onRemove: ((client: Client) => void) | null;
};

type Marked = { client: Client; state: RecordState | undefined };

export function ClientName({ client, state }: Marked) {
  return <RowName name={client.corporate_name} state={state} to={`${paths.admin.clients}/${client.id}`} />;
}

export function ClientStatusPill({ client }: { client: Client }) {
  return (
    <StatusPill
      kind={client.status === 'active' ? 'ativo' : 'inativo'}
      text={CLIENT_STATUS_LABELS[client.status]}
    />
  );
}

export function ClientActions({ client, onEdit, onRemove }: { client: Client } & ClientRowActions) {
  // One whose contract has ended goes by its dates.
  const mayGo = (client.contract_ended_on ?? null) === null;
  return (
    <RowActions
      name={client.corporate_name}
      onEdit={() => onEdit(client)}
      onRemove={onRemove && mayGo ? () => onRemove(client) : null}
    />
  );
}

const Line = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
});

/** A row below 768 px: the formats speak for themselves, so the labels fall away. */
export function ClientCard({ client, state, ...actions }: Marked & ClientRowActions) {
  return (
    <>
      <Line alignItems="flex-start">
        <Box fontSize="md" fontWeight="semibold" lineHeight="1.25" minWidth="0">
          <ClientName client={client} state={state} />
        </Box>
        <ClientStatusPill client={client} />
      </Line>
      <Line color="fg.muted" mt="1">
        <Box fontVariantNumeric="tabular-nums">{formatTaxId(client.cnpj_cpf)}</Box>
        <Box>{REGIME_LABELS[client.tax_regime]}</Box>
      </Line>
      <Line mb="-2" me="-2">
        <Box minWidth="0" overflowWrap="anywhere">
          {contactOf(client)}
        </Box>
        <Box flexShrink="0">
          <ClientActions client={client} {...actions} />
        </Box>
      </Line>
    </>
  );
}
