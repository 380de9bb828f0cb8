import { Box } from '@chakra-ui/react';
import type { TaskStatus } from '@portal/domain';
import type { ClientChoice } from '#data/clients/client-choices.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { Button } from '#ui/button.tsx';
import type { SelectOption } from '#ui/fields/select-field.tsx';
import { ListFrame } from '#ui/lists/list-frame.tsx';
import { TabPanel } from '#ui/menus/tab-panel.tsx';
import { Tabs } from '#ui/menus/tabs.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import type { TaskFilter } from './task-filter.ts';
import type { TaskBoardView } from './task-parts.tsx';
import { TasksBoard } from './tasks-board.tsx';
import { TasksFilterBar } from './tasks-filter-bar.tsx';
import { TasksTable } from './tasks-table.tsx';
import type { Found } from './use-found-tasks.ts';

const TABS_ID = 'visao';
const VIEWS = [
  { value: 'board', label: 'Quadro' },
  { value: 'list', label: 'Lista' },
] as const;

type TasksListProps = {
  found: Found;
  query: string;
  filter: TaskFilter;
  clients: readonly ClientChoice[];
  staff: readonly SelectOption[];
  view: TaskBoardView;
  onQuery: (query: string) => void;
  onFilter: (change: Partial<TaskFilter>) => void;
  onMore: () => void;
};

/** The tasks found, as a board or as a list, below what narrows them. */
export function TasksList({ found, filter, staff, view, onFilter, ...props }: TasksListProps) {
  const { uid } = useLocalAccount();
  const isNarrow = useIsNarrow();
  const isBoard = filter.view === 'board';
  return (
    <>
      <Box maxWidth={{ md: '260px' }} mb="3">
        <Tabs
          id={TABS_ID}
          label="Visão"
          variant="segment"
          items={VIEWS}
          value={filter.view}
          onChange={(next) => onFilter({ view: next })}
        />
      </Box>
      <TabPanel tabsId={TABS_ID} value={filter.view}>
        <ListFrame mb={isBoard ? { base: '0', md: '3.5' } : undefined}>
          <Box css={isBoard ? { '& > div': { borderBottomWidth: '0' } } : undefined}>
            <TasksFilterBar
              query={props.query}
              clients={props.clients}
              onQuery={props.onQuery}
              {...{ filter, onFilter }}
              colleagues={staff.filter(({ value }) => value !== uid)}
              hasStatus={!(isNarrow && isBoard)}
            />
          </Box>
          {!isBoard && <TasksTable {...{ found, view }} />}
        </ListFrame>
        {isBoard && (
          <TasksBoard
            {...{ found, view }}
            status={filter.status}
            onStatus={(status: TaskStatus) => onFilter({ status })}
          />
        )}
        {found.hasMoreCompleted && (
          <Button size="sm" variant="outline" mt="3.5" onClick={props.onMore}>
            Mostrar mais concluídas
          </Button>
        )}
      </TabPanel>
    </>
  );
}
