import { Box, chakra } from '@chakra-ui/react';
import type { LawRow } from '@portal/domain';
import { Eye, OctagonAlert, Pencil } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useRecordStates } from '#data/live/record-states.ts';
import type { OfficeLaw } from '#data/months/read-law.ts';
import { RowName } from '#records/marks/row-name.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import type { Column } from '#ui/lists/data-table-props.ts';
import { FilterSelect } from '#ui/lists/filter-select.tsx';
import { FilterBar, ListFrame } from '#ui/lists/list-frame.tsx';
import { NothingFound } from '#ui/lists/nothing-found.tsx';
import { SearchField } from '#ui/lists/search-field.tsx';
import { RULE_FILTER_LABELS, RULE_FILTERS, type RuleFilter, rulesFound } from './rule-list.ts';
import { LineMark, RuleSignature } from './rule-signature.tsx';
import { dueText, shiftText, validText, verifiedText, whoText } from './rule-words.ts';

type Actions = {
  /** To read it. */
  onSee: (key: string) => void;
  /** Null where this person may not change it. */
  senior: { onEdit: (key: string) => void; onSign: (key: string) => void } | null;
};

type RulesTableProps = {
  rows: readonly LawRow[];
  people: OfficeLaw['people'];
  filter: RuleFilter | null;
  onFilter: (filter: string | null) => void;
  actions: Actions;
};

/** Every rule, found by its words and by what the firm has done with it. */
export function RulesTable({ rows, people, filter, onFilter, actions }: RulesTableProps) {
  const [query, setQuery] = useState('');
  const states = useRecordStates('obligation_rules');
  const asked = useDeferredValue(query);
  const found = rulesFound(rows, filter, asked);
  const all = () => {
    setQuery('');
    onFilter(null);
  };
  return (
    <ListFrame>
      <FilterBar>
        <SearchField placeholder="Buscar regra" value={query} onChange={setQuery} />
        <FilterSelect
          label="Mostrar"
          placeholder="Todas as regras"
          options={RULE_FILTERS.map((value) => ({ value, label: RULE_FILTER_LABELS[value] }))}
          value={filter}
          onChange={onFilter}
        />
      </FilterBar>
      {found.length === 0 ? (
        <NothingFound
          title="Nenhuma regra encontrada"
          text="Confira a busca e o filtro."
          label="Ver todas"
          onAll={all}
        />
      ) : (
        <DataTable
          label="Regras"
          columns={columns({ people, states, actions })}
          rows={found}
          rowKey={({ key }) => key}
        />
      )}
    </ListFrame>
  );
}

type Shown = {
  people: OfficeLaw['people'];
  states: ReturnType<typeof useRecordStates>;
  actions: Actions;
};

const columns = ({ people, states, actions }: Shown): Column<LawRow>[] => [
  {
    id: 'title',
    header: 'Regra',
    kind: 'name',
    width: '16%',
    cell: ({ key, content, origin }) => (
      <>
        <RowName name={content.title} state={states.get(key)} />
        {origin !== 'catalogue' && (
          <Small>{origin === 'own' ? 'Do escritório' : 'Alterada pelo escritório'}</Small>
        )}
      </>
    ),
  },
  { id: 'who', header: 'Para quem', width: '16%', cell: whoText },
  {
    id: 'due',
    header: 'Vence',
    cell: ({ content, problem }) => (
      <>
        {problem === null ? dueText(content) : <Problem text={problem} />}
        <Small>{shiftText(content)}</Small>
      </>
    ),
  },
  {
    id: 'basis',
    header: 'Base legal',
    cell: ({ content }) => (
      <>
        {content.basis}
        <Small>{validText(content)}</Small>
        <Small>{verifiedText(content.verified_on)}</Small>
      </>
    ),
  },
  {
    id: 'signed',
    header: 'Assinatura',
    cell: (row) => (
      <>
        <StatusPill
          kind={row.content.is_active ? 'ativo' : 'inativo'}
          text={row.content.is_active ? 'Em uso' : 'Fora de uso'}
        />
        <RuleSignature row={row} people={people} isWaiting={states.has(row.key)} />
      </>
    ),
  },
  {
    id: 'actions',
    header: 'Ações',
    kind: 'actions',
    cell: (row) => <RuleActions row={row} {...actions} />,
  },
];

const Problem = ({ text }: { text: string }) => (
  <LineMark color="attention.fg" fontWeight="semibold">
    <OctagonAlert size={15} aria-hidden />
    {text}
  </LineMark>
);

function RuleActions({ row: { key, content, signed }, onSee, senior }: Actions & { row: LawRow }) {
  const { title } = content;
  return (
    <Box display="inline-flex" alignItems="center" justifyContent="flex-end">
      {senior !== null && signed === null && content.is_active && (
        <Button size="sm" variant="ghostBrand" onClick={() => senior.onSign(key)}>
          Assinar<chakra.span srOnly> {title}</chakra.span>
        </Button>
      )}
      <IconButton label={`Ver ${title}`} onClick={() => onSee(key)}>
        <Eye size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
      {senior !== null && (
        <IconButton label={`Editar ${title}`} onClick={() => senior.onEdit(key)}>
          <Pencil size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
    </Box>
  );
}

const Small = chakra('small', {
  base: {
    display: 'block',
    textStyle: 'meta',
    fontWeight: 'normal',
    color: 'fg.muted',
    _empty: { display: 'none' },
  },
});
