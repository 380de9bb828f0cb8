import { chakra } from '@chakra-ui/react';
import { SelectField } from '#ui/fields/select-field.tsx';
import type { Sort } from './data-table-props.ts';
import { paramOfSort, sortOfParam } from './use-sort-param.ts';

type SortSelectProps = {
  /** As the table has them; those that can be sorted are offered. */
  readonly columns: readonly {
    readonly id: string;
    readonly header: string;
    readonly isSortable?: boolean;
  }[];
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort | undefined) => void;
};

/** Among the filters of a list on the phone, where its cards have no heads to press: the same orders, in the same URL. */
export function SortSelect({ columns, sort, onSort }: SortSelectProps) {
  const offered = columns.filter(({ isSortable }) => isSortable === true);
  const options = offered.flatMap(({ id, header }) =>
    (['ascending', 'descending'] as const).map((direction) => ({
      value: paramOfSort({ columnId: id, direction }) ?? '',
      label: `${header}, ${direction === 'ascending' ? 'crescente' : 'decrescente'}`,
    })),
  );
  return (
    <chakra.div hideFrom="md">
      <SelectField
        label="Ordenar"
        hideLabel
        controlSize="sm"
        placeholder="Ordenar"
        options={options}
        value={paramOfSort(sort) ?? ''}
        onChange={({ target }) => onSort(sortOfParam(target.value))}
      />
    </chakra.div>
  );
}
