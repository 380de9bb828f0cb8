import { Box } from '@chakra-ui/react';
import { lawRows, misplaced } from '@portal/domain';
import { useMemo } from 'react';
import type { OfficeLaw } from '#data/months/read-law.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { MoveStanding } from '../move-standing.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { isUnsigned, readFilter } from './rule-list.ts';
import { RuleSignDialog, RuleViewDialog } from './rule-view-dialog.tsx';
import { rulesText } from './rule-words.ts';
import { RulesTable } from './rules-table.tsx';

/** What is open over the list. */
export type OpenedRule = { kind: 'edit' | 'sign' | 'see'; key: string } | { kind: 'new' };

type RulesPanelProps = {
  office: OfficeLaw;
  rest: (isResting: boolean) => void;
  mayEdit: boolean;
  opened: OpenedRule | null;
  onOpen: (opened: OpenedRule | null) => void;
  filter: string | null;
  onFilter: (filter: string | null) => void;
};

/** The list of the rules: how many nobody answers for, what is on another day, and each with what can be done with it. */
export function RulesPanel({ office, rest, mayEdit, opened, onOpen, filter, onFilter }: RulesPanelProps) {
  const rows = useMemo(() => lawRows(office.rules), [office.rules]);
  const moves = useMemo(() => misplaced(office.existing, office.law), [office.existing, office.law]);
  const open = (kind: 'edit' | 'sign' | 'see') => (key: string) => onOpen({ kind, key });
  return (
    <>
      <Unsigned count={rows.filter(isUnsigned).length} onShow={() => onFilter('unsigned')} />
      <MoveStanding moves={moves} names={office.names} law={office.law} rest={rest} />
      <RulesTable
        rows={rows}
        people={office.people}
        filter={readFilter(filter)}
        onFilter={onFilter}
        actions={{
          onSee: open('see'),
          senior: mayEdit ? { onEdit: open('edit'), onSign: open('sign') } : null,
        }}
      />
      {opened !== null && <Opened office={office} rows={rows} opened={opened} onOpen={onOpen} />}
    </>
  );
}

function Unsigned({ count, onShow }: { count: number; onShow: () => void }) {
  if (count === 0) return null;
  return (
    <Box mb="3.5">
      <Note
        action={
          <Button size="sm" variant="outline" onClick={onShow}>
            Ver sem assinatura
          </Button>
        }
      >
        <strong>{rulesText(count)} em uso sem assinatura</strong>: ninguém do escritório respondeu ainda por{' '}
        {count === 1 ? 'ela' : 'elas'}.
      </Note>
    </Box>
  );
}

type OpenedProps = Pick<RulesPanelProps, 'office' | 'onOpen'> & {
  rows: ReturnType<typeof lawRows>;
  opened: OpenedRule;
};

function Opened({ office, rows, opened, onOpen }: OpenedProps) {
  const onClose = () => onOpen(null);
  if (opened.kind === 'new') return <RuleDialog row={null} {...{ office, onClose }} />;
  const row = rows.find(({ key }) => key === opened.key);
  if (row === undefined) return null;
  switch (opened.kind) {
    case 'edit':
      return <RuleDialog key={row.key} {...{ office, row, onClose }} />;
    case 'sign':
      return <RuleSignDialog {...{ office, row, onClose }} />;
    case 'see':
      return <RuleViewDialog {...{ office, row, onClose }} />;
  }
}
