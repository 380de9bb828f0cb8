import { Box, chakra } from '@chakra-ui/react';
import { formatInstantDate, initials, type Row } from '@portal/domain';
import { listClientUsers } from '#data/clients/client-users.ts';
import { useIsPulled } from '#data/live/use-is-pulled.ts';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { Card } from '#ui/display/card.tsx';
import { PageHeading } from '#ui/display/page-heading.tsx';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ListStates } from '#ui/lists/list-states.tsx';

/** 'Usuários': who sees this client's portal. Accounts are approved and blocked in the settings. */
export function ClientUsers({ clientId }: { clientId: string }) {
  const users = useLocalQuery((db) => listClientUsers(db, clientId), [clientId]);
  const isPulled = useIsPulled('people');
  return (
    <>
      <PageHeading
        variant="section"
        title="Usuários do portal"
        description="Quem entra no portal e vê esta empresa."
      />
      <ListStates
        query={users}
        errorTitle="Não deu para carregar os usuários"
        isEmpty={(found) => found.length === 0}
        isPulled={isPulled}
        empty={
          <EmptyState
            illustration="clients"
            headingLevel="h3"
            title="Nenhum usuário do portal"
            text="Quem se cadastrar no site e for aprovado como cliente desta empresa aparece aqui."
          />
        }
      >
        {(found) => (
          <Card padding="none">
            <chakra.ul listStyle="none" aria-label="Usuários do portal">
              {found.map((user) => (
                <User key={user.id} user={user} />
              ))}
            </chakra.ul>
          </Card>
        )}
      </ListStates>
    </>
  );
}

function User({ user: { full_name, is_active, client_ids, created_at } }: { user: Row<'people'> }) {
  const others = client_ids.length - 1;
  return (
    <Line>
      <Avatar size="sm" initials={initials(full_name)} />
      <Box minWidth="0" flex="1">
        <Box fontWeight="semibold" overflowWrap="anywhere">
          {full_name}
        </Box>
        <Box textStyle="meta" color="fg.muted">
          Desde {formatInstantDate(created_at)}
          {others > 0 && `, vê mais ${others === 1 ? '1 empresa' : `${others} empresas`}`}
        </Box>
      </Box>
      <StatusPill kind={is_active ? 'ativo' : 'inativo'} text={is_active ? 'Ativo' : 'Bloqueado'} />
    </Line>
  );
}

const Line = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: { base: '3.5', md: '4.5' },
    py: '3',
    _notLast: { borderBottomWidth: '1px', borderColor: 'border' },
  },
});
