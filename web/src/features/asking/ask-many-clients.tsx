import { chakra } from '@chakra-ui/react';
import { formatTaxId, TAX_REGIMES, taxRegime } from '@portal/domain';
import { useState } from 'react';
import type { AskableClient } from '#data/asks/askable-clients.ts';
import { REGIME_LABELS } from '#records/labels/client-labels.ts';
import { Card } from '#ui/display/card.tsx';
import { CheckBox } from '#ui/fields/check-box.tsx';
import type { SelectOption } from '#ui/fields/select-field.tsx';
import { FilterSelect } from '#ui/lists/filter-select.tsx';
import { Filters } from '#ui/lists/filters.tsx';
import { FilterBar } from '#ui/lists/list-frame.tsx';
import { NothingFound } from '#ui/lists/nothing-found.tsx';
import { SearchField } from '#ui/lists/search-field.tsx';
import { ShowMore } from '#ui/lists/show-more.tsx';
import { type AskableFilter, NO_ASKABLE_FILTER, NOBODY } from './find-askable.ts';
import { clientsText } from './template-words.ts';

const SHOWN_AT_ONCE = 50;

type AskManyClientsProps = {
  found: readonly AskableClient[];
  /** To choose from: who answers for clients. */
  staff: readonly SelectOption[];
  /** Who is asked for the same already. */
  already: ReadonlySet<string>;
  /** Whom the person leaves out. */
  excluded: ReadonlySet<string>;
  filter: AskableFilter;
  onFilter: (change: Partial<AskableFilter>) => void;
  onExclude: (excluded: ReadonlySet<string>) => void;
};

/** Whom it is asked of: all that are found, but those who are left out. */
export function AskManyClients(props: AskManyClientsProps) {
  const { found, staff, already, excluded, filter, onFilter, onExclude } = props;
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const free = found.filter(({ id }) => !already.has(id));
  const isAll = free.length > 0 && free.every(({ id }) => !excluded.has(id));
  const set = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(excluded);
    for (const id of ids)
      if (isChosen) next.delete(id);
      else next.add(id);
    onExclude(next);
  };
  return (
    <Card padding="none" aria-label="Clientes">
      <FilterBar>
        <SearchField
          placeholder="Buscar por nome, CNPJ ou CPF"
          value={filter.query}
          onChange={(query) => onFilter({ query })}
          // Enter would ask.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <Filters values={[filter.regime, filter.responsible]}>
          <FilterSelect
            label="Regime"
            placeholder="Todos os regimes"
            options={TAX_REGIMES.map((value) => ({ value, label: REGIME_LABELS[value] }))}
            value={filter.regime}
            onChange={(regime) => onFilter({ regime: taxRegime.safeParse(regime).data ?? null })}
          />
          <FilterSelect
            label="Responsável"
            placeholder="Todos os responsáveis"
            options={[...staff, { value: NOBODY, label: 'Sem responsável' }]}
            value={filter.responsible}
            onChange={(responsible) => onFilter({ responsible })}
          />
        </Filters>
      </FilterBar>
      {found.length === 0 ? (
        <NothingFound
          title="Nenhum cliente encontrado"
          text="Confira a busca, os filtros e o que o modelo pede deste mês."
          onAll={() => onFilter(NO_ASKABLE_FILTER)}
        />
      ) : (
        <List aria-label="Clientes a quem pedir">
          <li>
            <CheckBox
              label={`Todos os ${clientsText(free.length)} encontrados`}
              checked={isAll}
              disabled={free.length === 0}
              onChange={() =>
                set(
                  free.map(({ id }) => id),
                  !isAll,
                )
              }
            />
          </li>
          {found.slice(0, shown).map((client) => (
            <li key={client.id}>
              <CheckBox
                label={client.corporate_name}
                detail={
                  already.has(client.id)
                    ? 'Já tem este pedido'
                    : `${formatTaxId(client.cnpj_cpf)} · ${REGIME_LABELS[client.tax_regime]}`
                }
                checked={!already.has(client.id) && !excluded.has(client.id)}
                disabled={already.has(client.id)}
                onChange={({ target }) => set([client.id], target.checked)}
              />
            </li>
          ))}
        </List>
      )}
      <ShowMore isBusy={false} onMore={shown < found.length ? () => setShown(shown + 200) : null} />
    </Card>
  );
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    px: { base: '3.5', md: '4.5' },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border' },
  },
});
