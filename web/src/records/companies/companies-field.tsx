import { Box, chakra } from '@chakra-ui/react';
import { formatTaxId, MAX_COMPANIES } from '@portal/domain';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useClientSearch } from '#data/clients/use-client-search.ts';
import { IconButton } from '#ui/button.tsx';
import { FieldNote } from '#ui/fields/field.tsx';
import { SearchChoice } from '#ui/fields/search-choice.tsx';
import { REMOVED_COMPANY } from './removed-company.ts';

type CompaniesFieldProps = {
  readonly ids: readonly string[];
  readonly onChange: (ids: string[]) => void;
  readonly error: string | undefined;
};

/** The dialog would cut off what opens below the field. */
const ROOM_FOR_RESULTS = '324px';

/** The companies that a client's account sees, each to be taken out, and a search for one more. */
export function CompaniesField({ ids, onChange, error }: CompaniesFieldProps) {
  const { isReady, clientOf, find } = useClientSearch();
  const noteId = useId();
  if (!isReady) return null;
  return (
    <Box display="grid" gap="3" alignContent="start" minHeight={ROOM_FOR_RESULTS}>
      {ids.length < MAX_COMPANIES ? (
        <SearchChoice
          label="Adicionar empresa"
          placeholder="Buscar empresa ou CNPJ"
          nothing="Nenhuma empresa encontrada"
          find={(typed) => find(typed, ids)}
          onChoose={(id) => onChange([...ids, id])}
          error={error}
        />
      ) : (
        <FieldNote id={noteId} error={undefined} help={`Cabem até ${MAX_COMPANIES} empresas em uma conta.`} />
      )}
      {ids.length > 0 && (
        <List aria-label="Empresas desta conta">
          {ids.map((id) => {
            const client = clientOf(id);
            const name = client?.corporate_name ?? REMOVED_COMPANY;
            return (
              <Company key={id}>
                <Box minWidth="0" overflowWrap="anywhere">
                  {name}
                  {client !== undefined && <Meta>{formatTaxId(client.cnpj_cpf)}</Meta>}
                </Box>
                <IconButton
                  label={`Tirar ${name}`}
                  onClick={() => onChange(ids.filter((other) => other !== id))}
                >
                  <X size={16} strokeWidth={1.75} aria-hidden />
                </IconButton>
              </Company>
            );
          })}
        </List>
      )}
    </Box>
  );
}

const List = chakra('ul', {
  base: { listStyle: 'none', borderWidth: '1px', borderColor: 'border', borderRadius: 'md' },
});
const Company = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    ps: '3',
    pe: '1.5',
    py: '1.5',
    fontWeight: 'medium',
    '& + &': { borderTopWidth: '1px', borderColor: 'border' },
  },
});
const Meta = chakra('small', {
  base: { display: 'block', textStyle: 'meta', color: 'fg.muted', fontWeight: 'normal' },
});
