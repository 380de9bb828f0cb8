import { chakra } from '@chakra-ui/react';
import type { TaskFields } from '@portal/domain';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import type { ShownRequest } from '#data/requests/requests.ts';
import { createTaskOfRequest, getTaskOfRequest } from '#data/tasks/tasks.ts';
import { TASK_STATUS_LOOKS } from '#records/labels/status-looks.ts';
import { TASK_STATUS_LABELS } from '#records/labels/task-labels.ts';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { Button } from '#ui/button.tsx';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { taskOfRequest } from './task-of-request.ts';

const TITLES = {
  done: 'Tarefa criada com sucesso!',
  failed: 'Erro ao criar tarefa',
  left: 'record',
} as const;

/** The task that was made of a request, or the way to make one. */
export function RequestTask({ request }: { request: ShownRequest }) {
  const { id, client_id } = request;
  const task = useLocalQuery((db) => getTaskOfRequest(db, { id, client_id }), [id, client_id]);
  const { make, isBusy } = useMakeTask(request);
  if (task.kind !== 'ready') return null;
  if (task.value === null) {
    return (
      <Button variant="outline" isBusy={isBusy} onClick={() => void make()}>
        <ListChecks size={18} strokeWidth={1.75} aria-hidden />
        Transformar em tarefa
      </Button>
    );
  }
  const { title, status } = task.value;
  return (
    <TaskLink to={`${paths.admin.tasks}?abrir=${task.value.id}`}>
      <span>
        <chakra.small display="block" textStyle="meta" color="fg.muted">
          Tarefa
        </chakra.small>
        {title}
      </span>
      <StatusPill kind={TASK_STATUS_LOOKS[status]} text={TASK_STATUS_LABELS[status]} />
    </TaskLink>
  );
}

function useMakeTask(request: ShownRequest) {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  const [isBusy, setIsBusy] = useState(false);
  const make = async () => {
    setIsBusy(true);
    const fields: TaskFields = taskOfRequest(request, account.uid);
    await tell(createTaskOfRequest(account, request, fields), TITLES).finally(() => setIsBusy(false));
  };
  return { make, isBusy };
}

const TaskLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '44px',
    px: '3',
    py: '2',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.subtle' },
  },
});
