import { chakra } from '@chakra-ui/react';
import { ROLES } from '@portal/domain';
import { useDeferredValue, useState } from 'react';
import { useClientChoices } from '#data/clients/use-client-choices.ts';
import { useActiveAccount } from '#session/session-context.ts';
import { useEditing } from '#ui/dialogs/use-editing.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { FilterSelect } from '#ui/lists/filter-select.tsx';
import { FilterBar, ListFrame } from '#ui/lists/list-frame.tsx';
import { NothingFound } from '#ui/lists/nothing-found.tsx';
import { PAGE_SIZE, Pager } from '#ui/lists/pager.tsx';
import { SearchField } from '#ui/lists/search-field.tsx';
import { ShowMore } from '#ui/lists/show-more.tsx';
import { AccessDialog } from './access-dialog.tsx';
import { companiesOf, findUsers, type UserFilter } from './find-users.ts';
import { roleOptions } from './role-options.ts';
import { useReadAll } from './use-read-all.ts';
import { useUserActions } from './use-user-actions.ts';
import { useUsers } from './use-users.ts';
import { BlockQuestion, ResetQuestion } from './user-questions.tsx';
import { type User, UserCard, userColumns, type UserView } from './user-row.tsx';

/** Who may enter, as what, and for which companies; for administrators. */
export function UsersPanel() {
  const { listing, isOnline, retry, more, isReadingMore } = useUsers();
  return (
    <ListFrame aria-labelledby="usuarios">
      <chakra.div p={{ base: '0', md: '4.5' }} pb="3.5" mt={{ base: '3.5', md: '0' }}>
        <chakra.h2 id="usuarios" textStyle="boxTitle">
          Usuários
        </chakra.h2>
        <chakra.p textStyle="meta" color="fg.muted" mt="1">
          Quem foi aprovado, com que função e para quais empresas. Bloquear tira a pessoa de todos os
          aparelhos.
        </chakra.p>
      </chakra.div>
      {!isOnline && (
        <chakra.div px={{ base: '0', md: '4.5' }} pb="3.5">
          <Note role="status">Ver e alterar contas precisa de conexão.</Note>
        </chakra.div>
      )}
      {listing.kind === 'error' && (
        <ErrorState
          title="Não deu para carregar os usuários"
          text="O servidor não respondeu. Nenhuma conta mudou."
          onRetry={retry}
        />
      )}
      {listing.kind === 'loading' && isOnline && <SkeletonRows rows={4} />}
      {listing.kind === 'ready' && (
        <Users users={listing.accounts} isOnline={isOnline} more={more} isReadingMore={isReadingMore} />
      )}
    </ListFrame>
  );
}

type UsersProps = {
  readonly users: readonly User[];
  readonly isOnline: boolean;
  readonly more: (() => void) | null;
  readonly isReadingMore: boolean;
};

function Users({ users, isOnline, more, isReadingMore }: UsersProps) {
  const { uid } = useActiveAccount();
  const choices = useClientChoices();
  const names = new Map(choices.map((o) => [o.value, o.label]));
  const [filter, setFilter] = useState<UserFilter>({ query: '', role: null });
  const [page, setPage] = useState(0);
  const [blocking, setBlocking] = useState<User | null>(null);
  const [resetting, setResetting] = useState<User | null>(null);
  const editing = useEditing<User>();
  const { busyId, setActive, changeAccess, resetFactor } = useUserActions();
  const found = findUsers(users, useDeferredValue(filter), names);
  const isNarrowed = filter.query !== '' || filter.role !== null;
  useReadAll(isNarrowed && !isReadingMore, more);
  const change = (next: Partial<UserFilter>) => {
    setPage(0);
    setFilter({ ...filter, ...next });
  };
  const view: UserView = {
    ownUid: uid,
    isOnline,
    busyId,
    companiesOf: (user) => companiesOf(user, names),
    onEdit: editing.open,
    onBlock: setBlocking,
    onResetFactor: setResetting,
    onReopen: (user) => void setActive(user, true),
  };
  return (
    <>
      <FilterBar>
        <SearchField
          placeholder="Buscar usuário"
          value={filter.query}
          onChange={(query) => change({ query })}
        />
        <FilterSelect
          label="Função"
          placeholder="Todas as funções"
          options={roleOptions}
          value={filter.role}
          onChange={(value) => change({ role: ROLES.find((role) => role === value) ?? null })}
        />
      </FilterBar>
      {found.length === 0 && more !== null ? (
        <SkeletonRows rows={4} />
      ) : found.length === 0 ? (
        <NothingFound title="Nenhum usuário encontrado" onAll={() => change({ query: '', role: null })} />
      ) : (
        <DataTable
          label="Usuários"
          columns={userColumns(view)}
          rows={found.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)}
          rowKey={(user) => user.id}
          card={(user) => <UserCard user={user} view={view} />}
        />
      )}
      <Pager page={page} total={found.length} isMore={more !== null} onPage={setPage} />
      <ShowMore onMore={more} isBusy={isReadingMore} />
      <AccessDialog
        key={editing.opening}
        isOpen={editing.isOpen}
        user={editing.item}
        isOnline={isOnline}
        isBusy={busyId !== null}
        onSave={changeAccess}
        onClose={editing.close}
      />
      <BlockQuestion
        user={blocking}
        isBusy={busyId !== null}
        onCancel={() => setBlocking(null)}
        onConfirm={(user) => void setActive(user, false).then(() => setBlocking(null))}
      />
      <ResetQuestion
        user={resetting}
        isBusy={busyId !== null}
        onCancel={() => setResetting(null)}
        onConfirm={(user) => void resetFactor(user).then(() => setResetting(null))}
      />
    </>
  );
}
