import { Box } from '@chakra-ui/react';
import { CalendarCheck, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useIsPulled } from '#data/live/use-is-pulled.ts';
import type { OfficeLaw } from '#data/months/read-law.ts';
import { useMay } from '#session/account/use-may.ts';
import { Button } from '#ui/button.tsx';
import { BackLink } from '#ui/display/back-link.tsx';
import { PageHeading } from '#ui/display/page-heading.tsx';
import { ListStates } from '#ui/lists/list-states.tsx';
import { useFilterParams } from '#ui/lists/use-filter-params.ts';
import { TabPanel } from '#ui/menus/tab-panel.tsx';
import { Tabs } from '#ui/menus/tabs.tsx';
import { DaysPanel } from './days-panel.tsx';
import { type OpenedRule, RulesPanel } from './rules-panel.tsx';
import { useOfficeLaw } from './use-office-law.ts';

const TABS = [
  { value: 'regras', label: 'Regras' },
  { value: 'feriados', label: 'Feriados do escritório' },
] as const;
const NAMES = ['aba', 'mostrar'] as const;

/** 'Regras': what the law asks for, as the firm has it, and the days on which its states and cities do not work. */
export function RulesScreen() {
  const [{ aba, mostrar }, setParams] = useFilterParams(NAMES);
  const tab = aba === 'feriados' ? 'feriados' : 'regras';
  const { office, rest } = useOfficeLaw();
  const isPulled = useIsPulled('obligation_rules', 'firm_days', 'month_overrides', 'clients', 'obligations');
  const mayEdit = useMay('edit', 'law');
  const [opened, setOpened] = useState<OpenedRule | null>(null);
  const panel = (found: OfficeLaw) =>
    tab === 'feriados' ? (
      <DaysPanel office={found} mayEdit={mayEdit} />
    ) : (
      <RulesPanel
        {...{ office: found, rest, mayEdit, opened, filter: mostrar }}
        onOpen={setOpened}
        onFilter={(filter) => setParams({ mostrar: filter })}
      />
    );
  return (
    <>
      <BackLink to={paths.admin.obligations}>Obrigações</BackLink>
      <PageHeading
        title="Regras"
        description="O que a lei pede e quando, com o que o escritório sabe melhor"
        actions={
          <>
            <Button asChild size="sm" variant="outline">
              <Link to={paths.admin.month}>
                <CalendarCheck size={16} strokeWidth={1.75} aria-hidden />
                Gerar o mês
              </Link>
            </Button>
            {mayEdit && tab === 'regras' && (
              <Button size="sm" onClick={() => setOpened({ kind: 'new' })}>
                <Plus size={16} strokeWidth={1.75} aria-hidden />
                Nova regra
              </Button>
            )}
          </>
        }
      />
      <Tabs
        id="regras"
        label="Regras e feriados"
        items={TABS}
        value={tab}
        onChange={(value) => setParams({ aba: value === 'regras' ? null : value })}
      />
      <Box mt="4">
        <TabPanel tabsId="regras" value={tab}>
          <ListStates
            query={office}
            rows={8}
            isPulled={isPulled}
            errorTitle="Não deu para carregar as regras"
            // The catalogue is always there; what the firm says of it is not known before.
            isEmpty={() => !isPulled}
            empty={null}
          >
            {panel}
          </ListStates>
        </TabPanel>
      </Box>
    </>
  );
}
