import { Box, chakra } from '@chakra-ui/react';
import { type Competence, compareNames, formatMonth, type Row } from '@portal/domain';
import { useState } from 'react';
import { getClient } from '#data/clients/clients.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import type { MonthPlan } from '#data/months/read-month.ts';
import { ProfileDialog } from '#records/tax-profile/profile-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { ShowMore } from '#ui/lists/show-more.tsx';
import { clientsText } from './month-words.ts';

type WithoutProfileProps = { plan: MonthPlan };

const SHOWN_AT_ONCE = 5;

/** Clients of whom nobody has said what they are for the taxes: nothing is made of them by law, and here is the way on. */
export function WithoutProfile({ plan: { competence, preview, names } }: WithoutProfileProps) {
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const asking = useAsking();
  const clients = preview.unprofiled
    .map((id) => ({ id, name: names.get(id) ?? '' }))
    .sort((a, b) => compareNames(a.name, b.name));
  if (clients.length === 0) return asking.dialog(competence);
  return (
    <Card padding="none" mb="3.5" aria-label="Clientes sem regime">
      <Note kind="attention">
        <strong>{clientsText(clients.length)} sem regime</strong> em {formatMonth(`${competence}-01`)}:
        informe o perfil tributário para gerar as obrigações.
      </Note>
      <List>
        {clients.slice(0, shown).map(({ id, name }) => (
          <li key={id}>
            <Box minWidth="0" overflowWrap="anywhere">
              {name}
            </Box>
            <Button size="sm" variant="outline" onClick={() => void asking.ask(id)}>
              Informar
              <chakra.span srOnly>perfil de {name}</chakra.span>
            </Button>
          </li>
        ))}
      </List>
      <ShowMore isBusy={false} onMore={shown < clients.length ? () => setShown(shown + 50) : null} />
      {asking.dialog(competence)}
    </Card>
  );
}

/** The client whose profile is asked for: read when it is, so that the list need not hold whole clients. */
function useAsking() {
  const { db } = useLocalAccount();
  const [client, setClient] = useState<Row<'clients'> | null>(null);
  return {
    ask: async (id: string) => setClient(await getClient(db, id)),
    dialog: (from: Competence) =>
      client && (
        <ProfileDialog key={client.id} client={client} from={from} isOpen onClose={() => setClient(null)} />
      ),
  };
}

const List = chakra('ul', {
  base: {
    px: { base: '3.5', md: '4.5' },
    py: '1',
    '& li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3.5',
      py: '1.5',
      borderBottomWidth: '1px',
      borderColor: 'border',
      _last: { borderBottomWidth: '0' },
    },
  },
});
