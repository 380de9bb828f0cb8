import { Box, chakra } from '@chakra-ui/react';
import { addMonths, formatCount, formatMonth, formatMonthName } from '@portal/domain';
import { ClipboardList } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useIsPulled } from '#data/live/use-is-pulled.ts';
import { valueOr } from '#data/live/use-local-query.ts';
import type { MonthPlan } from '#data/months/read-month.ts';
import { useMay } from '#session/account/use-may.ts';
import { Button } from '#ui/button.tsx';
import { BackLink } from '#ui/display/back-link.tsx';
import { Card } from '#ui/display/card.tsx';
import { PageHeading } from '#ui/display/page-heading.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { ListStates } from '#ui/lists/list-states.tsx';
import { groupsOf } from './month-groups.ts';
import { MonthMove } from './month-move.tsx';
import { MonthRow } from './month-row.tsx';
import { clientsText, obligationsText, portalText } from './month-words.ts';
import { MoveStanding } from './move-standing.tsx';
import { RuleLine } from './rule-line.tsx';
import { RunBar } from './run-bar.tsx';
import { type MonthRun, useMonth } from './use-month.ts';
import { WithoutProfile } from './without-profile.tsx';

/** 'Gerar o mês': what the law asks of each client for a month, and the button that makes it. */
export function MonthScreen() {
  const { competence, plan, run, rest } = useMonth();
  const isPulled = useIsPulled('clients', 'obligations', 'obligation_rules', 'firm_days', 'month_overrides');
  const known = valueOr(plan, null);
  const next = formatMonthName(addMonths(`${competence}-01`, 1)).toLowerCase();
  return (
    <>
      <BackLink to={paths.admin.obligations}>Obrigações</BackLink>
      <PageHeading
        title="Gerar o mês"
        description={`Competência ${formatMonth(`${competence}-01`)}, com vencimentos a partir de ${next}`}
        actions={
          <Button asChild size="sm" variant="outline">
            <Link to={paths.admin.rules}>
              <ClipboardList size={16} strokeWidth={1.75} aria-hidden />
              Regras
            </Link>
          </Button>
        }
      />
      <MonthRow
        competence={competence}
        toMake={known?.competence === competence ? known.preview.created.length : null}
      />
      <ListStates
        query={plan}
        rows={8}
        isPulled={isPulled}
        errorTitle="Não deu para calcular o mês"
        isEmpty={(found) => !isPulled || found.clients === 0}
        empty={
          <EmptyState
            illustration="clients"
            title="Nenhum cliente ativo"
            text="O mês é gerado a partir dos clientes e do perfil tributário de cada um."
            action={
              <Button asChild variant="outline">
                <Link to={paths.admin.clients}>Ver clientes</Link>
              </Button>
            }
          />
        }
      >
        {(found) => <Month key={found.competence} plan={found} run={run} rest={rest} />}
      </ListStates>
    </>
  );
}

const NothingToMake = ({ plan }: { plan: MonthPlan }) => (
  <>
    <WithoutProfile plan={plan} />
    <Card padding="none">
      <EmptyState
        illustration="horizon"
        title="Nada a gerar nesta competência"
        text={
          plan.preview.unprofiled.length === 0
            ? 'Nenhuma regra pede algo destes clientes neste mês.'
            : 'Nenhum cliente tem regime informado. Comece por um deles, logo acima.'
        }
      />
    </Card>
  </>
);

type MonthProps = { plan: MonthPlan; run: MonthRun; rest: (isResting: boolean) => void };

function Month({ plan, run, rest }: MonthProps) {
  const groups = groupsOf(plan);
  const mayMove = useMay('edit', 'law');
  const [moving, setMoving] = useState<string | null>(null);
  // What a person has to decide stays out until the person takes it in.
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const chosen = groups.filter(({ key, undecided }) => choices.get(key) ?? undecided === null);
  if (groups.length === 0) return <NothingToMake plan={plan} />;
  const lost = plan.law.problems.filter(({ rule_key }) => !groups.some(({ key }) => key === rule_key));
  return (
    <>
      <WithoutProfile plan={plan} />
      {lost.map(({ rule_key, problem }) => (
        <Box key={rule_key} mb="3.5">
          <Note kind="attention">
            {rule_key}: {problem}
          </Note>
        </Box>
      ))}
      <MoveStanding moves={plan.preview.moved} names={plan.names} law={plan.law} rest={rest} />
      <Card padding="none" aria-labelledby="o-que-sera-criado">
        <Box px={{ base: '3.5', md: '4.5' }} pt="4" pb="3" borderBottomWidth="1px" borderColor="border">
          <chakra.h2 id="o-que-sera-criado" textStyle="cardTitle">
            O que será criado
          </chakra.h2>
          <chakra.p textStyle="secondary" color="fg.muted" mt="0.5">
            {inWords(plan)}
          </chakra.p>
          {plan.made_by_portal !== null && (
            <chakra.p textStyle="meta" color="fg.muted" mt="0.5">
              {portalText(plan.made_by_portal)}
            </chakra.p>
          )}
        </Box>
        <chakra.ul aria-label="Obrigações do mês">
          {groups.map((group) => (
            <RuleLine
              key={group.key}
              group={group}
              plan={plan}
              isChosen={chosen.includes(group)}
              onChoose={(isChosen) => setChoices(new Map(choices).set(group.key, isChosen))}
              isBusy={run.progress !== null}
              onMove={mayMove ? () => setMoving(group.key) : null}
            />
          ))}
        </chakra.ul>
      </Card>
      <RunBar {...{ plan, groups, chosen, run }} />
      {moving !== null && (
        <MonthMove ruleKey={moving} competence={plan.competence} onClose={() => setMoving(null)} />
      )}
    </>
  );
}

/** '114 obrigações novas para 36 clientes. 5 já existem, 1 mudou de data, 2 saíram.' */
function inWords({ preview: { created, unchanged, moved, gone } }: MonthPlan): string {
  const clients = new Set(created.map(({ client_id }) => client_id)).size;
  const novas =
    created.length === 0
      ? 'Nenhuma obrigação nova.'
      : `${obligationsText(created.length)} ${created.length === 1 ? 'nova' : 'novas'} para ${clientsText(clients)}.`;
  const others = [
    counted(unchanged.length, 'já existe', 'já existem'),
    counted(moved.length, 'mudou de data', 'mudaram de data'),
    counted(gone.length, 'saiu', 'saíram'),
  ].filter((text) => text !== null);
  return others.length === 0 ? novas : `${novas} ${others.join(', ')}.`;
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? null : `${formatCount(count)} ${count === 1 ? one : many}`;
