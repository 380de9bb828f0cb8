import { chakra } from '@chakra-ui/react';
import { type CalendarDate, type EntityName, formatCalendarDate, formatCount } from '@portal/domain';
import { TriangleAlert } from 'lucide-react';
import { memo, useState } from 'react';
import { paths } from '#config/paths.ts';
import { useIsPulled } from '#data/live/use-is-pulled.ts';
import { useLocalRead, valueOr } from '#data/live/use-local-query.ts';
import { useMay } from '#session/account/use-may.ts';
import { Card } from '#ui/display/card.tsx';
import { KeyHint } from '#ui/display/key-hint.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { ApproveGroup } from './approve-group.tsx';
import { QueueGroupBox } from './queue-group.tsx';
import { QueueItems } from './queue-items.tsx';
import { type Queue, type QueueGroup, queueRead } from './queue.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { useComplete } from './use-complete.ts';
import { useQueueKeys } from './use-queue-keys.ts';

/** Of each group; the others are one press away. */
const MOST_SHOWN = 3;

/** What each group is made of: before all of it has come, nothing is said of how much waits. */
const ANSWER_OF: EntityName[] = ['people', 'message_threads', 'service_requests', 'clients'];
const CHECK_OF: EntityName[] = ['documents', 'clients'];
const OVERDUE_OF: EntityName[] = ['obligations', 'tasks', 'clients'];

/** What waits for the office: to answer, to approve, to check, and what is late, the longest waiting first. */
export const QueueCard = memo(function QueueCard({ today }: { readonly today: CalendarDate }) {
  const query = useLocalRead(queueRead(today, MOST_SHOWN));
  const [now] = useState(() => new Date());
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const complete = useComplete();
  const mayApprove = useMay('edit', 'user');
  const arrived = {
    answer: useIsPulled(...ANSWER_OF),
    check: useIsPulled(...CHECK_OF),
    overdue: useIsPulled(...OVERDUE_OF),
  };
  useQueueKeys({ onHelp: () => setIsHelpOpen(true) });
  if (query.kind === 'error') {
    return (
      <Card padding="none">
        <ErrorState
          title="Não deu para ler o que espera"
          text="O que já estava no aparelho continua aqui."
          onRetry={query.retry}
        />
      </Card>
    );
  }
  const queue = valueOr(query, null);
  const groupOf = (name: keyof Queue): QueueGroup | null =>
    // What is here already waits, whatever else comes.
    queue !== null && (arrived[name] || queue[name].total > 0) ? queue[name] : null;
  const itemsOf = (group: QueueGroup | null) => (
    <QueueItems items={group?.items ?? []} now={now} onComplete={(item) => void complete(item)} />
  );
  const [answer, check, overdue] = [groupOf('answer'), groupOf('check'), groupOf('overdue')];
  return (
    <Card padding="none" aria-label="O que espera por você" overflow="hidden">
      <QueueGroupBox
        name="Responder"
        shortcut="1"
        total={answer?.total ?? null}
        nothing="Ninguém espera resposta."
        more={moreOf(answer, 'à espera', paths.admin.messages)}
      >
        {itemsOf(answer)}
      </QueueGroupBox>
      {mayApprove && <ApproveGroup now={now} most={MOST_SHOWN} />}
      <QueueGroupBox
        name="Conferir"
        shortcut="3"
        total={check?.total ?? null}
        nothing="Nenhum documento espera conferência."
        more={moreOf(check, 'a conferir', `${paths.admin.documents}?conferir=1`)}
      >
        {itemsOf(check)}
      </QueueGroupBox>
      <QueueGroupBox
        name="Atrasadas"
        shortcut="4"
        total={overdue?.total ?? null}
        nothing="Nada está em atraso."
        head={queue !== null && <OverdueWarning {...queue.overdue} />}
        more={moreOf(overdue, 'em atraso', `${paths.admin.obligations}?status=overdue`)}
      >
        {itemsOf(overdue)}
      </QueueGroupBox>
      <Keys aria-hidden>
        <KeyHint>J</KeyHint>
        <KeyHint>K</KeyHint> mover <KeyHint>Enter</KeyHint> abrir <KeyHint>R</KeyHint> responder{' '}
        <KeyHint>C</KeyHint> concluir <KeyHint>?</KeyHint> todos os atalhos
      </Keys>
      <ShortcutsDialog isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </Card>
  );
});

/** 'Mais 4 a conferir' */
function moreOf(group: QueueGroup | null, what: string, to: string) {
  const rest = (group?.total ?? 0) - (group?.items.reduce((sum, item) => sum + sizeOf(item), 0) ?? 0);
  return rest > 0 ? { label: `Mais ${formatCount(rest)} ${what}`, to } : null;
}

const sizeOf = (item: QueueGroup['items'][number]) => (item.kind === 'documents' ? item.toCheck.count : 1);

function OverdueWarning({ obligations, oldest }: Pick<Queue['overdue'], 'obligations' | 'oldest'>) {
  if (obligations === 0) return null;
  return (
    <Warning role="status">
      <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
      <b style={{ fontWeight: 650 }}>Existem {formatCount(obligations)} obrigação(ões) em atraso</b>
      {oldest !== null && <span>A mais antiga venceu em {formatCalendarDate(oldest)}.</span>}
    </Warning>
  );
}

const Warning = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: '1',
    columnGap: '2.5',
    mx: '4.5',
    mb: '1.5',
    px: '3',
    py: '2',
    bg: 'status.atrasada.bg',
    color: 'status.atrasada.fg',
    borderWidth: '1px',
    borderColor: 'status.atrasada.line',
    borderRadius: 'md',
    fontWeight: 'medium',
    textStyle: 'secondary',
  },
});

const Keys = chakra('p', {
  base: {
    px: '4.5',
    py: '2.5',
    borderTopWidth: '1px',
    borderColor: 'border',
    textStyle: 'meta',
    color: 'fg.muted',
    '@media (pointer: coarse), (max-width: 767px)': { display: 'none' },
  },
});
