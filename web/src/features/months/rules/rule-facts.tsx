import { chakra } from '@chakra-ui/react';
import { formatCalendarDate, formatInstantMinute, type LawRow } from '@portal/domain';
import type { OfficeLaw } from '#data/months/read-law.ts';
import { CALENDAR_LABELS } from '#records/labels/law-labels.ts';
import { SOMEBODY } from '../month-words.ts';
import { dueText, shiftText, validText, whoText } from './rule-words.ts';

type RuleFactsProps = { row: LawRow; office: OfficeLaw };

/** A rule as one reads it before answering for it. */
export function RuleFacts({ row, office }: RuleFactsProps) {
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
    ['Última gravação', writtenText(row, office)],
    ['Assinatura', signatureText(row, office.people)],
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
  return byText(people, signed.by, signed.at);
}

/** Who last changed or signed it, and when; null where the firm keeps nothing of it. */
export function writtenText({ key }: LawRow, { rules, people }: OfficeLaw): string | null {
  const kept = rules.find(({ id }) => id === key);
  return kept === undefined ? null : byText(people, kept.updated_by, kept.updated_at);
}

const byText = (people: OfficeLaw['people'], uid: string, at: string) =>
  `${people.get(uid) ?? SOMEBODY}, ${formatInstantMinute(at)}`;

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
