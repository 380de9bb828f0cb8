import { Box, chakra } from '@chakra-ui/react';
import { formatInstantDate, matchesSearch, type Row } from '@portal/domain';
import { useId, useState } from 'react';
import { documentsOfClient } from '#data/documents/documents.ts';
import { visibleFilename } from '#data/files/safe-filename.ts';
import { useLiveRead } from '#data/live/use-live-read.ts';
import { CheckBox } from '#ui/fields/check-box.tsx';
import { FieldNote } from '#ui/fields/field.tsx';
import { SearchField } from '#ui/lists/search-field.tsx';

/** As the schema and the rules have it. */
const MOST_DOCUMENTS = 20;
/** A company has thousands: the newest are offered, older ones are found by their name. */
const SHOWN = 30;
/** Fewer need no search. */
const MANY = 6;

type DocumentChoiceProps = {
  label: string;
  /** Empty while no client is chosen. */
  clientId: string;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Documents of a client to go with something: the chosen ones first, then the newest. */
export function DocumentChoice({ label, clientId, chosen, onChange }: DocumentChoiceProps) {
  const labelId = useId();
  const noteId = useId();
  const [query, setQuery] = useState('');
  const documents = useLiveRead(documentsOfClient(clientId === '' ? null : clientId)) ?? [];
  // What is chosen when the form opens leads the list, and stays where it is while boxes are ticked.
  const [leading] = useState(new Set(chosen));
  const offered = documents.filter(({ id, check }) => check !== 'refused' || chosen.includes(id));
  const found = offered
    .filter((document) => matchesSearch(query, [visibleFilename(document.filename), document.category]))
    .sort((a, b) => Number(leading.has(b.id)) - Number(leading.has(a.id)))
    .slice(0, SHOWN);
  const toggle = ({ id }: Row<'documents'>) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <Group role="group" aria-labelledby={labelId} aria-describedby={noteId}>
      <chakra.span id={labelId} textStyle="label">
        {label}
      </chakra.span>
      <Place>
        {offered.length > MANY && (
          <Box display="flex" flexShrink="0">
            <SearchField
              placeholder="Buscar arquivo"
              value={query}
              onChange={setQuery}
              // Enter would send the form.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
          </Box>
        )}
        <List aria-label={label}>
          {found.map((document) => (
            <li key={document.id}>
              <CheckBox
                label={visibleFilename(document.filename)}
                detail={formatInstantDate(document.created_at)}
                checked={chosen.includes(document.id)}
                disabled={!chosen.includes(document.id) && chosen.length >= MOST_DOCUMENTS}
                onChange={() => toggle(document)}
              />
            </li>
          ))}
        </List>
      </Place>
      <FieldNote id={noteId} help={helpOf(clientId, offered.length, chosen.length)} error={undefined} />
    </Group>
  );
}

function helpOf(clientId: string, offered: number, chosen: number): string {
  if (clientId === '') return 'Escolha o cliente para ver os documentos dele.';
  if (offered === 0) return 'Este cliente ainda não tem documentos neste aparelho.';
  if (chosen >= MOST_DOCUMENTS) return `Uma obrigação leva até ${MOST_DOCUMENTS} documentos.`;
  return chosen === 0 ? 'O cliente vê os documentos na lista dele.' : `${chosen} de ${MOST_DOCUMENTS}`;
}

const Group = chakra('div', { base: { display: 'grid', gap: '1.5', minWidth: '0' } });
/** As high before the documents have come as with them: the form's button stays under the finger. */
const Place = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '1.5', height: '210px' },
});
const List = chakra('ul', {
  base: {
    listStyle: 'none',
    flex: '1',
    minHeight: '0',
    overflowY: 'auto',
    px: '3',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'md',
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border' },
  },
});
