import { Box } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useMay } from '#session/account/use-may.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { PageHeading } from '#ui/display/page-heading.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { ListFrame } from '#ui/lists/list-frame.tsx';
import { ListStates } from '#ui/lists/list-states.tsx';
import { ShowMore } from '#ui/lists/show-more.tsx';
import { useFilterParams } from '#ui/lists/use-filter-params.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditList } from './audit-list.tsx';
import { AUDIT_FILTER_NAMES, filterOfParams } from './audit-params.ts';
import { useAuditTrail } from './use-audit-trail.ts';
import { useExport } from './use-export.ts';

/** Who did what, when it was done and when it was received; for supervisors and administrators. */
export function AuditPanel() {
  if (useMay('open', 'audit')) return <Trail />;
  return (
    <Card>
      <p>Só supervisores e administradores podem ver a auditoria.</p>
    </Card>
  );
}

const NO_PARAMS = Object.fromEntries(AUDIT_FILTER_NAMES.map((name) => [name, null]));

function Trail() {
  const [params, setParams] = useFilterParams(AUDIT_FILTER_NAMES);
  const { trail, isOnline, isBusy, more, readPage } = useAuditTrail(filterOfParams(params));
  const { isExporting, save } = useExport(isOnline ? readPage : null);
  const isNarrowed = AUDIT_FILTER_NAMES.some((name) => params[name] !== null);
  const shown = trail.kind === 'ready' ? trail.value : [];
  return (
    <>
      <PageHeading
        variant="section"
        title="Auditoria"
        description="Tudo o que foi feito, por quem e quando. Ninguém apaga nada aqui; cada registro fica por cinco anos, contados do janeiro seguinte."
        actions={
          <Button
            variant="outline"
            size="sm"
            isBusy={isExporting}
            disabled={shown.length === 0}
            onClick={() => void save(shown)}
          >
            <Download size={16} strokeWidth={1.75} aria-hidden />
            Exportar
          </Button>
        }
      />
      {!isOnline && (
        <Box mb="3.5">
          <Note role="status">Sem conexão: aqui está só o que já foi lido neste aparelho.</Note>
        </Box>
      )}
      <ListFrame aria-label="Auditoria">
        <AuditFilters params={params} onChange={setParams} />
        <ListStates
          query={trail}
          errorTitle="Não deu para ler a auditoria"
          isFramed
          isEmpty={(entries) => entries.length === 0}
          empty={
            <EmptyState
              illustration="search"
              headingLevel="h3"
              {...(isNarrowed
                ? {
                    title: 'Nada registrado com estes filtros',
                    action: (
                      <Button variant="outline" onClick={() => setParams(NO_PARAMS)}>
                        Tirar os filtros
                      </Button>
                    ),
                  }
                : {
                    title: 'Nada registrado ainda',
                    text: 'O que a equipe e os clientes fizerem aparece aqui.',
                    action: (
                      <Button asChild variant="outline">
                        <Link to={paths.admin.dashboard}>Ir ao Dashboard</Link>
                      </Button>
                    ),
                  })}
            />
          }
        >
          {(entries) => (
            <AuditList
              entries={entries}
              onPerson={(pessoa) => setParams({ pessoa })}
              onRecord={(registro, id) => setParams({ registro, id })}
            />
          )}
        </ListStates>
        <ShowMore onMore={more} isBusy={isBusy} />
      </ListFrame>
      <Box as="p" textStyle="meta" color="fg.muted" mt="3">
        “Feito” é a hora do aparelho de quem fez; “Recebido”, a do servidor. No mesmo minuto aparecem juntas;
        com mais de 5 minutos de diferença, o motivo aparece.
      </Box>
    </>
  );
}
