import { Box } from '@chakra-ui/react';
import { calendarDateOf, type Row, type TaskStatus } from '@portal/domain';
import { Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { listClientChoices } from '#data/clients/client-choices.ts';
import { isPulled } from '#data/live/first-pull.ts';
import { useRecordStates } from '#data/live/record-states.ts';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/database.ts';
import { listStaff } from '#data/messages/inbox.ts';
import { findTasks, type FoundTasks, getTask, hasTasks, type TaskSearch } from '#data/tasks/find-tasks.ts';
import type { ShownTask } from '#data/tasks/task-names.ts';
import { Button } from '#ui/button.tsx';
import { RemoveDialog } from '#ui/dialogs/remove-dialog.tsx';
import { useEditing } from '#ui/dialogs/use-editing.ts';
import { PageHeading } from '#ui/display/page-heading.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ListFrame } from '#ui/lists/list-frame.tsx';
import { ListStates } from '#ui/lists/list-states.tsx';
import { useAddressFilter } from '#ui/lists/use-filter-params.ts';
import { useAskedId, useOpenAsked } from '#ui/lists/use-open-asked.ts';
import { TabPanel } from '#ui/menus/tab-panel.tsx';
import { Tabs } from '#ui/menus/tabs.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { TaskDialog } from './task-dialog.tsx';
import { addressOfFilter, filterOfAddress, ME, TASK_ADDRESS_NAMES, type TaskFilter } from './task-filter.ts';
import type { TaskBoardView } from './task-parts.tsx';
import { TasksBoard } from './tasks-board.tsx';
import { TasksFilterBar } from './tasks-filter-bar.tsx';
import { TasksTable } from './tasks-table.tsx';
import { useRemoveTask } from './use-remove-task.ts';
import { useChangeTask } from './use-save-task.ts';

type Found = FoundTasks & { hasAny: boolean };

/** Completed tasks shown at first, and more with each press. */
const COMPLETED_PAGE = 50;
const TABS_ID = 'visao';
const VIEWS = [
  { value: 'board', label: 'Quadro' },
  { value: 'list', label: 'Lista' },
] as const;

/** 'Tarefas': what the firm has to do, as a board and as a list. */
export function TasksScreen() {
  const { uid } = useLocalAccount();
  const [address, setAddress] = useAddressFilter(TASK_ADDRESS_NAMES);
  const filter = filterOfAddress(address);
  const [query, setQuery] = useState('');
  const [limit, setLimit] = useState(COMPLETED_PAGE);
  const today = calendarDateOf(new Date());
  const found = useFound({ query: useDeferredValue(query), filter, limit, today, uid });
  const pulled = useLocalQuery((db) => isPulled(db, ['tasks']), []);
  const choices = useLocalQuery(listClientChoices, []);
  const people = useLocalQuery(listStaff, []);
  const clients = choices.kind === 'ready' ? choices.value : [];
  const staff = people.kind === 'ready' ? people.value.map(asOption) : [];
  const editing = useEditing<Row<'tasks'>>();
  const [removing, setRemoving] = useState<ShownTask | null>(null);
  const remove = useRemoveTask();
  const view = useView({ today, onEdit: editing.open, onRemove: setRemoving });
  const isNarrow = useIsNarrow();
  const askedId = useAskedId();
  const asked = useLocalQuery((db) => getTask(db, askedId), [askedId]);
  useOpenAsked(asked.kind === 'ready' ? asked.value : null, editing.open);

  const changeFilter = (change: Partial<TaskFilter>) => setAddress(addressOfFilter(change));
  const create = () => editing.open(null);
  return (
    <>
      <PageHeading
        title="Tarefas"
        description="O trabalho da equipe. Só o escritório vê."
        actions={
          <Button size="sm" onClick={create}>
            <Plus size={16} strokeWidth={1.75} aria-hidden />
            Nova Tarefa
          </Button>
        }
      />
      <ListStates
        query={found}
        rows={8}
        errorTitle="Não deu para carregar as tarefas"
        isEmpty={({ hasAny }) => !hasAny}
        isPulled={pulled.kind === 'ready' && pulled.value}
        empty={
          <EmptyState
            illustration="tasks"
            title="Nenhuma tarefa cadastrada"
            text="O que a equipe tem a fazer, com responsável, data e passos, aparece aqui."
            action={
              <Button variant="outline" onClick={create}>
                Nova Tarefa
              </Button>
            }
          />
        }
      >
        {(tasks) => (
          <>
            <Box maxWidth={{ md: '260px' }} mb="3">
              <Tabs
                id={TABS_ID}
                label="Visão"
                variant="segment"
                items={VIEWS}
                value={filter.view}
                onChange={(next) => changeFilter({ view: next })}
              />
            </Box>
            <TabPanel tabsId={TABS_ID} value={filter.view}>
              <ListFrame mb={filter.view === 'board' ? { base: '0', md: '3.5' } : undefined}>
                <Box css={filter.view === 'board' ? { '& > div': { borderBottomWidth: '0' } } : undefined}>
                  <TasksFilterBar
                    {...{ query, filter, clients }}
                    onQuery={setQuery}
                    onFilter={changeFilter}
                    colleagues={staff.filter(({ value }) => value !== uid)}
                    hasStatus={!(isNarrow && filter.view === 'board')}
                  />
                </Box>
                {filter.view === 'list' && <TasksTable found={tasks} view={view} />}
              </ListFrame>
              {filter.view === 'board' && (
                <TasksBoard
                  found={tasks}
                  status={filter.status}
                  onStatus={(status: TaskStatus) => changeFilter({ status })}
                  view={view}
                />
              )}
              {tasks.hasMoreCompleted && (
                <Button size="sm" variant="outline" mt="3.5" onClick={() => setLimit(limit + COMPLETED_PAGE)}>
                  Mostrar mais concluídas
                </Button>
              )}
            </TabPanel>
          </>
        )}
      </ListStates>
      <TaskDialog
        key={editing.opening}
        isOpen={editing.isOpen}
        task={editing.item}
        {...{ clients, staff }}
        onClose={editing.close}
      />
      <RemoveDialog
        item={removing}
        nameOf={({ title }) => title}
        onRemove={remove}
        onClose={() => setRemoving(null)}
      >
        A tarefa sai do quadro e da lista de toda a equipe.
      </RemoveDialog>
    </>
  );
}

const asOption = ({ id, full_name }: Row<'people'>) => ({ value: id, label: full_name });

type Asked = { query: string; filter: TaskFilter; limit: number; today: string; uid: string };

function useFound({ query, filter, limit, today, uid }: Asked) {
  const { assignee, client_id, status, day, isLate } = filter;
  const assigned_to = assignee === ME ? uid : assignee;
  const search: TaskSearch = { query, assigned_to, client_id, status, day, isLate };
  return useLocalQuery((db) => read(db, search, today, limit), [JSON.stringify(search), today, limit]);
}

async function read(db: PortalDatabase, search: TaskSearch, today: string, limit: number): Promise<Found> {
  const [found, hasAny] = await Promise.all([findTasks(db, search, today, limit), hasTasks(db)]);
  return { ...found, hasAny };
}

function useView(given: Pick<TaskBoardView, 'today' | 'onEdit' | 'onRemove'>): TaskBoardView {
  const states = useRecordStates('tasks');
  const change = useChangeTask();
  return {
    ...given,
    state: ({ id }) => states.get(id),
    onMove: ({ id }, status) => void change(id, { status }),
    onTick: ({ id, checklist }, index) => {
      const ticked = checklist.map((step, at) => (at === index ? { ...step, done: !step.done } : step));
      void change(id, { checklist: ticked }, { isQuiet: true });
    },
  };
}
