import { chakra } from '@chakra-ui/react';
import { type AppUser, formatInstantMinute, initials } from '@portal/domain';
import { roleLabels } from '#session/account/role-labels.ts';
import { Button } from '#ui/button.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { StatusPill } from '#ui/display/status-pill.tsx';
import type { Column } from '#ui/lists/data-table-props.ts';

export type User = AppUser & { id: string };

/** What the rows show besides the account, and what can be done with one. */
export type UserView = {
  ownUid: string;
  isOnline: boolean;
  busyId: string | null;
  companiesOf: (user: User) => string | null;
  onEdit: (user: User) => void;
  onBlock: (user: User) => void;
  onReopen: (user: User) => void;
  onResetFactor: (user: User) => void;
};

export function userColumns(view: UserView): Column<User>[] {
  return [
    { id: 'name', header: 'Nome', kind: 'name', cell: (user) => <Who user={user} /> },
    {
      id: 'role',
      header: 'Função',
      cell: (user) => (
        <>
          {roleOf(user)}
          {view.companiesOf(user) !== null && <Meta>{view.companiesOf(user)}</Meta>}
        </>
      ),
    },
    { id: 'login', header: 'Último acesso', cell: lastLogin },
    { id: 'status', header: 'Status', cell: (user) => <Status user={user} /> },
    {
      id: 'actions',
      header: 'Ações',
      kind: 'actions',
      cell: (user) => <UserActions user={user} view={view} />,
    },
  ];
}

export function UserCard({ user, view }: { readonly user: User; readonly view: UserView }) {
  return (
    <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" justifyContent="space-between" alignItems="flex-start" gap="3">
        <Who user={user} />
        <Status user={user} />
      </chakra.div>
      <Meta>
        {roleOf(user)}
        {view.companiesOf(user) !== null && `, ${view.companiesOf(user)}`}
      </Meta>
      <Meta>Último acesso: {lastLogin(user)}</Meta>
      <UserActions user={user} view={view} />
    </chakra.div>
  );
}

function Who({ user: { full_name, email } }: { readonly user: User }) {
  return (
    <chakra.div display="flex" alignItems="center" gap="3" minWidth="0">
      <Avatar initials={initials(full_name)} size="sm" />
      <chakra.div minWidth="0" overflowWrap="anywhere">
        <chakra.span fontWeight="semibold">{full_name}</chakra.span>
        <Meta>{email}</Meta>
      </chakra.div>
    </chakra.div>
  );
}

function Status({ user }: { readonly user: User }) {
  return user.is_active ? (
    <StatusPill kind="ativo" text="Ativo" />
  ) : (
    <StatusPill kind="inativo" text="Bloqueado" />
  );
}

function UserActions({ user, view }: { readonly user: User; readonly view: UserView }) {
  if (user.id === view.ownUid) return <Meta pe="2">Sua conta</Meta>;
  const isOff = !view.isOnline || view.busyId !== null;
  return (
    <Actions>
      <Button
        size="sm"
        variant="ghostBrand"
        aria-label={`Alterar acesso de ${user.full_name}`}
        disabled={isOff}
        onClick={() => view.onEdit(user)}
      >
        Alterar acesso
      </Button>
      {user.has_factor === true && (
        <Button
          size="sm"
          variant="ghostDanger"
          aria-label={`Redefinir segundo fator de ${user.full_name}`}
          disabled={isOff}
          onClick={() => view.onResetFactor(user)}
        >
          Redefinir fator
        </Button>
      )}
      {user.is_active ? (
        <Button
          size="sm"
          variant="ghostDanger"
          aria-label={`Bloquear ${user.full_name}`}
          disabled={isOff}
          onClick={() => view.onBlock(user)}
        >
          Bloquear
        </Button>
      ) : (
        <Button
          size="sm"
          variant="ghostBrand"
          aria-label={`Reabrir ${user.full_name}`}
          disabled={isOff}
          isBusy={view.busyId === user.id}
          onClick={() => view.onReopen(user)}
        >
          Reabrir
        </Button>
      )}
    </Actions>
  );
}

const roleOf = ({ role }: User) => (role === null ? '-' : roleLabels[role]);
const lastLogin = ({ last_login_at }: User) =>
  last_login_at === null ? 'nunca' : formatInstantMinute(last_login_at);

const Meta = chakra('small', {
  base: { display: 'block', textStyle: 'meta', color: 'fg.muted', fontWeight: 'normal' },
});

const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: { base: 'wrap', md: 'nowrap' }, justifyContent: 'flex-end', gap: '1' },
});
