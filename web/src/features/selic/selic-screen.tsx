import { formatCalendarDate, formatMonth, formatRate, isSenior, type Row } from '@portal/domain';
import { Plus } from 'lucide-react';
import { paths } from '#config/paths.ts';
import { useIsPulled } from '#data/live/use-is-pulled.ts';
import { useRecordStates } from '#data/live/record-states.ts';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import { listSelicRates } from '#data/selic/selic-rates.ts';
import { RowName } from '#records/marks/row-name.tsx';
import { useActiveAccount } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { BackLink } from '#ui/display/back-link.tsx';
import { useEditing } from '#ui/dialogs/use-editing.ts';
import { DataTable } from '#ui/lists/data-table.tsx';
import type { Column } from '#ui/lists/data-table-props.ts';
import { ListFrame } from '#ui/lists/list-frame.tsx';
import { ListScreen } from '#ui/lists/list-screen.tsx';
import { SelicDialog } from './selic-dialog.tsx';

type Rate = Row<'selic_rates'>;

/** 'Taxas Selic': what the interest of late slips is reckoned with. Seniors type and correct it. */
export function SelicScreen() {
  const rates = useLocalQuery(listSelicRates, []);
  const isPulled = useIsPulled('selic_rates');
  const editing = useEditing<Rate>();
  const mayEdit = isSenior(useActiveAccount().role);
  const known = rates.kind === 'ready' ? rates.value : [];
  return (
    <>
      <BackLink to={paths.admin.slips}>Guias</BackLink>
      <ListScreen
        title="Taxas Selic"
        description={
          mayEdit
            ? 'A taxa de cada mês, como a Receita a publica. Os clientes veem com ela a estimativa de guias atrasadas.'
            : 'A taxa de cada mês. Quem responde por ela são administradores e supervisores.'
        }
        {...(mayEdit ? { action: { label: 'Nova taxa', icon: Plus, onPress: editing.create } } : {})}
        query={rates}
        isPulled={isPulled}
        errorTitle="Não deu para carregar as taxas"
        isEmpty={(found) => found.length === 0}
        empty={{
          illustration: 'services',
          title: 'Nenhuma taxa cadastrada',
          text: 'Sem a taxa de um mês, as estimativas dizem que ela falta.',
        }}
      >
        {(found) => <RatesTable rates={found} onEdit={mayEdit ? editing.open : null} />}
      </ListScreen>
      <SelicDialog
        key={editing.opening}
        isOpen={editing.isOpen}
        rate={editing.item}
        known={known}
        onClose={editing.close}
      />
    </>
  );
}

function RatesTable({ rates, onEdit }: { rates: readonly Rate[]; onEdit: ((rate: Rate) => void) | null }) {
  const states = useRecordStates('selic_rates');
  const columns: Column<Rate>[] = [
    {
      id: 'month',
      header: 'Mês',
      kind: 'name',
      cell: ({ id, month }) => <RowName name={formatMonth(month)} state={states.get(id)} />,
    },
    { id: 'rate', header: 'Taxa', kind: 'number', cell: ({ rate }) => formatRate(rate) },
    {
      id: 'verified_on',
      header: 'Conferida em',
      cell: ({ verified_on }) => formatCalendarDate(verified_on),
    },
    ...(onEdit === null
      ? []
      : [
          {
            id: 'actions',
            header: 'Ações',
            kind: 'actions' as const,
            cell: (rate: Rate) => (
              <Button
                size="sm"
                variant="ghostBrand"
                aria-label={`Corrigir ${formatMonth(rate.month)}`}
                onClick={() => onEdit(rate)}
              >
                Corrigir
              </Button>
            ),
          },
        ]),
  ];
  return (
    <ListFrame>
      <DataTable label="Taxas Selic" columns={columns} rows={rates} rowKey={({ id }) => id} />
    </ListFrame>
  );
}
