import { chakra } from '@chakra-ui/react';
import { calendarDateOf, monthOf } from '@portal/domain';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { type FirstMonths, firstReportMonths } from '#data/figures/report-rows.ts';
import { pulledRead } from '#data/live/first-pull.ts';
import { useIsPulled } from '#data/live/use-is-pulled.ts';
import { useLocalRead } from '#data/live/use-local-query.ts';
import { PortfolioNote } from '#records/older/portfolio-note.tsx';
import { createPath } from '#records/use-create-asked.ts';
import { Button } from '#ui/button.tsx';
import { PageHeading } from '#ui/display/page-heading.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { saveBlob } from '#ui/files/save-blob.ts';
import { ListStates } from '#ui/lists/list-states.tsx';
import { useFilterParams } from '#ui/lists/use-filter-params.ts';
import { TabPanel } from '#ui/menus/tab-panel.tsx';
import { Tabs } from '#ui/menus/tabs.tsx';
import { PrintHead } from './print-head.tsx';
import { reportRead } from './read-report.ts';
import { ReportBar } from './report-bar.tsx';
import { ReportChart } from './report-chart.tsx';
import { reportCsv } from './report-csv.ts';
import { ReportFigures } from './report-figures.tsx';
import { paramOfMonth, rangeOfParams, REPORT_FILTER_NAMES } from './report-params.ts';
import { ReportTable } from './report-table.tsx';
import { REPORT_KINDS, REPORT_LABELS, reportTables } from './report-tables.ts';

const tabs = REPORT_KINDS.map((value) => ({ value, label: REPORT_LABELS[value] }));

/** Computed from the rows of this device, for the months of the params. */
export function ReportsScreen() {
  const first = useLocalRead(firstReportMonths);
  const isHere = useIsPulled('obligations', 'documents');
  return (
    <>
      <PageHeading title="Relatórios" description="Os números do escritório neste aparelho." />
      <PortfolioNote />
      <ReportFigures />
      <ListStates
        query={first}
        errorTitle="Não deu para calcular o relatório"
        isEmpty={({ any }) => any === null}
        isPulled={isHere}
        empty={
          <EmptyState
            illustration="horizon"
            title="Ainda não há o que contar"
            text="Os relatórios começam com as primeiras obrigações e documentos."
            action={
              <Button asChild variant="outline">
                <Link to={createPath(paths.admin.obligations)}>Nova Obrigação</Link>
              </Button>
            }
          />
        }
      >
        {(months) => <Reports first={months} />}
      </ListStates>
    </>
  );
}

function Reports({ first }: { readonly first: FirstMonths }) {
  const today = calendarDateOf(new Date());
  const [params, setParams] = useFilterParams(REPORT_FILTER_NAMES);
  const range = rangeOfParams(params, monthOf(today), first);
  const { kind, from, to } = range;
  const read = useLocalRead(reportRead({ from, to }, today));
  const pulled = useLocalRead(pulledRead(['clients', 'obligations', 'documents']));
  const isComplete = pulled.kind === 'ready' && pulled.value;
  const tables = read.kind === 'ready' ? reportTables(kind, read.value.report, read.value.names) : null;
  const exportCsv = () => {
    if (tables === null) return;
    const name = `${kind}-${paramOfMonth(from)}-a-${paramOfMonth(to)}.csv`;
    saveBlob(reportCsv(tables), name);
  };
  return (
    <>
      <PrintHead range={range} />
      <ReportBar
        range={range}
        first={first.any}
        thisMonth={monthOf(today)}
        onRange={(change) =>
          setParams({
            ...(change.from === undefined ? {} : { de: paramOfMonth(change.from) }),
            ...(change.to === undefined ? {} : { ate: paramOfMonth(change.to) }),
          })
        }
        onExport={tables === null ? null : exportCsv}
      />
      <Tabs
        id="relatorios"
        label="Relatórios"
        items={tabs}
        value={kind}
        onChange={(relatorio) => setParams({ relatorio })}
      />
      <chakra.div mt="3.5">
        <TabPanel tabsId="relatorios" value={kind}>
          <ListStates
            query={read}
            errorTitle="Não deu para calcular o relatório"
            isEmpty={() => false}
            empty={null}
          >
            {({ report, names }) => (
              <chakra.div display="grid" gap="3.5" gridTemplateColumns="minmax(0, 1fr)">
                {pulled.kind === 'ready' && !isComplete && (
                  <Note role="status">Os registros do escritório ainda estão chegando a este aparelho.</Note>
                )}
                <ReportChart {...{ kind, report, names }} />
                {tables?.map((table) => (
                  <ReportTable key={table.title} table={table} />
                ))}
              </chakra.div>
            )}
          </ListStates>
        </TabPanel>
      </chakra.div>
    </>
  );
}
