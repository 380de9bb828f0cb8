import { chakra } from '@chakra-ui/react';
import { formatCalendarDate, formatInstantMinute, type LawRow } from '@portal/domain';
import type { OfficeLaw } from '#data/months/read-law.ts';
import { CALENDAR_LABELS } from '#records/labels/law-labels.ts';
import { dueText, shiftText, SOMEBODY, validText, whoText } from './rule-words.ts';

type RuleFactsProps = { row: LawRow; people: OfficeLaw['people'] };

/** A rule as one reads it before answering for it. */
export function RuleFacts({ row, people }: RuleFactsProps) {
  const { content, problem } = row;
  const facts: readonly (readonly [string, string | null])[] = [
    ['A corrigir', problem],
    ['Para quem', whoText(row)],
    ['Vence', dueText(content)],
    ['Em dia sem expediente', shiftText(content)],
    ['Calendário', CALENDAR_LABELS[content.calendar]],
    ['Feriados locais', content.local_days ? 'Contam' : 'Não contam'],
    ['Base legal', content.basis],
    ['Vale', validText(content)],
    ['Verificada em', formatCalendarDate(content.verified_on)],
    ['Situação', content.is_active ? 'Em uso' : 'Fora de uso'],
    ['Assinatura', signatureText(row, people)],
  ];
  return (
    <Facts>
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </Facts>
  );
}

/** 'Ana Lima, 24/11/2026 10:30' */
export function signatureText({ signed }: LawRow, people: OfficeLaw['people']): string {
  if (signed === null) return 'Ninguém assinou';
  return `${people.get(signed.by) ?? SOMEBODY}, ${formatInstantMinute(signed.at)}`;
}

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gap: '1.5',
    mb: '4',
    '& div': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: '180px minmax(0, 1fr)' },
      columnGap: '3.5',
    },
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere', fontWeight: 'medium' },
  },
});
