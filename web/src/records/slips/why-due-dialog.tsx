import { chakra } from '@chakra-ui/react';
import {
  type CalendarDate,
  type ObligationSource,
  shortDay,
  weekdayLetters,
  type WhyDay,
  whyDue,
} from '@portal/domain';
import type { ReactNode } from 'react';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { HATCH } from '#ui/drawings/hatch.ts';
import { StatusShape } from '#ui/drawings/status-shape.tsx';

type WhyDueDialogProps = {
  isOpen: boolean;
  title: string;
  source: ObligationSource;
  due: CalendarDate;
  /** What there is to do about it. */
  footer: ReactNode;
  onClose: () => void;
};

/** 'Por que dia 23?': the sentence, the days between, and what it rests on. */
export function WhyDueDialog({ isOpen, title, source, due, footer, onClose }: WhyDueDialogProps) {
  const { sentences, days, facts } = whyDue(source, due);
  return (
    <Dialog size="sheet" isOpen={isOpen} title={title} footer={footer} onClose={onClose}>
      <chakra.p fontSize="md" lineHeight="1.5">
        {sentences.join(' ')}
      </chakra.p>
      {days.length > 0 && (
        <Days
          role="img"
          aria-label={daysInWords(days)}
          style={{ gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` }}
        >
          {days.map((day, index) => (
            <div key={day.date}>
              <Tile data-due={day.isDue || undefined} data-holiday={day.isHoliday || undefined}>
                {weekdayLetters(day.date)}
                <chakra.b
                  fontSize="xl"
                  fontWeight="semibold"
                  lineHeight="1.1"
                  textDecoration={day.closed === null ? 'none' : 'line-through'}
                >
                  {Number(day.date.slice(8))}
                </chakra.b>
                {day.isDue && (
                  <chakra.span position="absolute" right="2" bottom="1.5">
                    <StatusShape kind="pendente" />
                  </chakra.span>
                )}
              </Tile>
              <Below data-due={day.isDue || undefined}>{wordBelow(days, index)}</Below>
            </div>
          ))}
        </Days>
      )}
      {facts.length > 0 && (
        <Facts>
          {facts.map(({ label, says }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{says}</dd>
            </div>
          ))}
        </Facts>
      )}
    </Dialog>
  );
}

/** Said once of days that follow each other. */
function wordBelow(days: readonly WhyDay[], index: number): string {
  const day = days[index];
  if (day?.isDue === true) return 'Vence';
  return day?.closed == null || days[index - 1]?.closed === day.closed ? '' : day.closed;
}

function daysInWords(days: readonly WhyDay[]): string {
  const closed = days.filter((day) => day.closed !== null).map(({ date }) => shortDay(date));
  const due = days.find(({ isDue }) => isDue);
  const none =
    closed.length === 0 ? '' : `${closed.join(', ')} não ${closed.length === 1 ? 'conta' : 'contam'}; `;
  return due === undefined ? none : `${none}vence ${shortDay(due.date)}.`;
}

const Days = chakra('div', {
  base: { display: 'grid', gap: '0.5', mt: '4', fontVariantNumeric: 'tabular-nums' },
});

const Tile = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minHeight: { base: '78px', md: '104px' },
    p: '2',
    fontSize: 'meta',
    color: 'fg.muted',
    borderWidth: '1px',
    borderColor: 'border',
    '&[data-holiday]': { backgroundImage: HATCH },
    '&[data-due]': { bg: 'status.pendente.bg', color: 'status.pendente.fg', borderColor: 'transparent' },
  },
});

const Below = chakra('div', {
  base: {
    pt: '1',
    textStyle: 'floor',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
    '&[data-due]': { color: 'fg', fontWeight: 'semibold' },
  },
});

const Facts = chakra('dl', {
  base: {
    mt: '4',
    fontSize: 'secondary',
    fontVariantNumeric: 'tabular-nums',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: '96px minmax(0, 1fr)',
      gap: '3',
      py: '2.5',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
    '& dt': { color: 'fg.muted' },
  },
});
