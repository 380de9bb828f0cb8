import { Box } from '@chakra-ui/react';
import type { Row } from '@portal/domain';
import { SearchField } from '#ui/search-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { ClientChoice, DocumentFilter } from './find-documents.ts';

/** No client has this id: ids have no dot. */
const GENERAL = '.general';

type DocumentsFilterProps = {
  filter: DocumentFilter;
  clients: readonly Row<'clients'>[];
  onChange: (filter: DocumentFilter) => void;
};

export function DocumentsFilter({ filter, clients, onChange }: DocumentsFilterProps) {
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      gap="2"
      p={{ base: '0', md: '10px 12px' }}
      pb={{ base: '3', md: '10px' }}
      borderBottomWidth={{ base: '0', md: '1px' }}
      borderColor="border"
      css={{ '& > div:not([role=search])': { flex: { base: '1', md: '0 1 260px' } } }}
    >
      <SearchField
        placeholder="Buscar documento"
        value={filter.query}
        onChange={(query) => onChange({ ...filter, query })}
      />
      <SelectField
        label="Cliente"
        hideLabel
        controlSize="sm"
        placeholder="Todos os clientes"
        options={[{ value: GENERAL, label: 'Geral' }, ...clientOptions(clients)]}
        value={toValue(filter.client)}
        onChange={(event) => onChange({ ...filter, client: toChoice(event.target.value) })}
      />
    </Box>
  );
}

/** By name: whoever looks for a client in a list looks for its letter. */
export function clientOptions(clients: readonly Row<'clients'>[]) {
  return clients
    .map(({ id, corporate_name }) => ({ value: id, label: corporate_name }))
    .sort((a, b) => a.label.localeCompare(b.label, 'pt-BR'));
}

function toValue(choice: ClientChoice): string {
  switch (choice.kind) {
    case 'all':
      return '';
    case 'general':
      return GENERAL;
    case 'client':
      return choice.client_id;
  }
}

function toChoice(value: string): ClientChoice {
  if (value === '') return { kind: 'all' };
  return value === GENERAL ? { kind: 'general' } : { kind: 'client', client_id: value };
}
