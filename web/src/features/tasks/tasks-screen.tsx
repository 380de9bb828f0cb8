import { calendarDateOf, type Row } from '@portal/domain';
import { Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useClientChoices } from '#data/clients/use-client-choices.ts';
import { useIsPulled } from '#data/live/use-is-pulled.ts';
import { useLocalRead, valueOr } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { staffOfOffice } from '#data/people/office-staff.ts';
import type { ShownTask } from '#data/tasks/task-names.ts';
import { useCreateAsked } from '#records/use-create-asked.ts';
import { useOpenAsked } from '#records/use-open-asked.ts';
import { RemoveDialog } from '#ui/dialogs/remove-dialog.tsx';
import { useEditing } from '#ui/dialogs/use-editing.ts';
import { OlderRows } from '#records/older/older-rows.tsx';
import { ListScreen } from '#ui/lists/list-screen.tsx';
import { useFilterParams } from '#ui/lists/use-filter-params.ts';
import { TaskDialog } from './task-dialog.tsx';
import { paramsOfFilter, filterOfParams, TASK_PARAM_NAMES } from './task-filter.ts';
import { TasksList } from './tasks-list.tsx';
import { useFoundTasks } from './use-found-tasks.ts';
import { useRemoveTask } from './use-remove-task.ts';
import { useTaskActions } from './use-task-actions.ts';

/** Completed tasks shown at first, and more with each press. */
const COMPLETED_PAGE = 50;

/** 'Tarefas': what the firm has to do, as a board and as a list. */
export function TasksScreen() {
  const { uid } = useLocalAccount();
  const [params, setParams] = useFilterParams(TASK_PARAM_NAMES);
  const filter = filterOfParams(params);
  const [query, setQuery] = useState('');
  const [limit, setLimit] = useState(COMPLETED_PAGE);
  const today = calendarDateOf(new Date());
  const found = useFoundTasks({ query: useDeferredValue(query), filter, limit, today, uid });
  const isPulled = useIsPulled('tasks');
  const clients = useClientChoices();
  const staff = valueOr(useLocalRead(staffOfOffice), []).map(asOption);
  const editing = useEditing<Row<'tasks'>>();
  const [removing, setRemoving] = useState<ShownTask | null>(null);
  const remove = useRemoveTask();
  const view = useTaskActions({ today, onEdit: editing.open, onRemove: setRemoving });
  useOpenAsked('tasks', editing.open);
  useCreateAsked(editing.create);
  return (
    <>
      <ListScreen
        title="Tarefas"
        description="O trabalho da equipe. Só o escritório vê."
        action={{ label: 'Nova Tarefa', icon: Plus, onPress: editing.create }}
        query={found}
        rows={8}
        isPulled={isPulled}
        errorTitle="Não deu para carregar as tarefas"
        isEmpty={({ hasAny }) => !hasAny}
        empty={{
          illustration: 'tasks',
          title: 'Nenhuma tarefa cadastrada',
          text: 'O que a equipe tem a fazer, com responsável, data e passos, aparece aqui.',
        }}
      >
        {(tasks) => (
          <TasksList
            found={tasks}
            {...{ query, filter, clients, staff, view }}
            onQuery={setQuery}
            onFilter={(change) => setParams(paramsOfFilter(change))}
            onMore={() => setLimit(limit + COMPLETED_PAGE)}
          />
        )}
      </ListScreen>
      <OlderRows entity="tasks" clientId={null} />
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
