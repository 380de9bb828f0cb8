import { Box, chakra } from '@chakra-ui/react';
import { formatCalendarDate, formatCount, formatInstantDate, formatMonth } from '@portal/domain';
import { ChevronDown, OctagonAlert, Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { MonthPlan } from '#data/months/read-month.ts';
import { IconButton } from '#ui/button.tsx';
import { CheckBox } from '#ui/fields/check-box.tsx';
import { ShowMore } from '#ui/lists/show-more.tsx';
import type { ClientLine, RuleGroup } from './month-groups.ts';
import { clientsText, SOMEBODY, whyOf } from './month-words.ts';

type RuleLineProps = {
  group: RuleGroup;
  plan: MonthPlan;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  isBusy: boolean;
  /** Gives the month another date; null where this person may not. */
  onMove: (() => void) | null;
};

/** One rule of the month: whether it is to be made, for how many, when and why; opened, client by client. */
export function RuleLine({ group, plan, isChosen, onChoose, isBusy, onMove }: RuleLineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const { title, rule, created, undecided, lines } = group;
  const month = formatMonth(plan.competence);
  return (
    <Item data-undecided={undecided === null ? undefined : ''}>
      <Cells>
        <Box gridArea="name" fontWeight="semibold" minWidth="0">
          {created.length > 0 ? (
            <CheckBox
              label={title}
              checked={isChosen}
              disabled={isBusy}
              onChange={({ target }) => onChoose(target.checked)}
            />
          ) : (
            <Box ps="7" py="2" overflowWrap="anywhere">
              {title}
            </Box>
          )}
        </Box>
        <Box gridArea="count" color="fg.muted">
          {countsText(lines)}
        </Box>
        <Box gridArea="date" fontWeight="semibold">
          {datesText(lines)}
        </Box>
        <Box gridArea="why" minWidth="0">
          {undecided === null ? <WhyText group={group} plan={plan} /> : <Undecided text={undecided} />}
        </Box>
        <Box gridArea="open" justifySelf="end" display="flex">
          {onMove !== null && rule !== null && (
            <IconButton label={`Mudar a data de ${title} em ${month}`} disabled={isBusy} onClick={onMove}>
              <Pencil size={16} strokeWidth={1.75} aria-hidden />
            </IconButton>
          )}
          <IconButton
            label={`${isOpen ? 'Esconder' : 'Ver'} clientes de ${title}`}
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Turning size={20} strokeWidth={1.75} aria-hidden data-open={isOpen || undefined} />
          </IconButton>
        </Box>
      </Cells>
      <div id={listId}>{isOpen && <ClientLines lines={lines} />}</div>
    </Item>
  );
}

function WhyText({ group: { key, rule, sample }, plan }: Pick<RuleLineProps, 'group' | 'plan'>) {
  if (rule === null) return <Subtle>Fora das regras do escritório</Subtle>;
  if (sample === null) return null;
  const { instead, text, note } = whyOf(rule, sample, plan.law.overrides);
  const move = plan.moves.get(key);
  return (
    <>
      {instead === null ? (
        <Subtle>{text}</Subtle>
      ) : (
        <span>
          em vez de <s>{instead}</s>: {text}
        </span>
      )}
      {note !== null && (
        <Subtle display="block">
          “{note}”{move !== undefined && `, ${move.by ?? SOMEBODY}, ${formatInstantDate(move.at)}`}
        </Subtle>
      )}
    </>
  );
}

const Undecided = ({ text }: { text: string }) => (
  <Box display="flex" gap="2" color="attention.fg" fontWeight="semibold">
    <OctagonAlert size={20} strokeWidth={1.75} aria-hidden style={{ flexShrink: 0 }} />
    <span>{text}</span>
  </Box>
);

const LINES_AT_ONCE = 100;

function ClientLines({ lines }: { lines: readonly ClientLine[] }) {
  const [shown, setShown] = useState(LINES_AT_ONCE);
  return (
    <>
      <Clients>
        {lines.slice(0, shown).map((line) => (
          <li key={`${line.client_id} ${line.kind}`}>
            <Link to={`${paths.admin.clients}/${line.client_id}`}>{line.name}</Link>
            <span>{line.date === null ? 'sem data' : formatCalendarDate(line.date)}</span>
            <Subtle>{lineText(line)}</Subtle>
          </li>
        ))}
      </Clients>
      <ShowMore isBusy={false} onMore={shown < lines.length ? () => setShown(shown + LINES_AT_ONCE) : null} />
    </>
  );
}

function lineText(line: ClientLine): string {
  switch (line.kind) {
    case 'new':
      return 'Nova';
    case 'existing':
      return 'Já existe';
    case 'moved':
      return `Mudou: está em ${formatCalendarDate(line.from)} e fica, até alguém mudar`;
    case 'gone':
      return 'Saiu: existe e não é mais pedida';
    case 'declined':
      return 'Removida por alguém: não volta';
    case 'undated':
      return 'Aguarda norma';
  }
}

/** '18 clientes' where all are of a kind, else how many of each: '16 novas, 2 já existem'. */
function countsText(lines: readonly ClientLine[]): string {
  const counts = KIND_COUNTS.map(({ kind, one, many }) => {
    const count = lines.filter((line) => line.kind === kind).length;
    return { kind, count, text: `${formatCount(count)} ${count === 1 ? one : many}` };
  }).filter(({ count }) => count > 0);
  const [first] = counts;
  if (counts.length === 1 && (first?.kind === 'new' || first?.kind === 'undated'))
    return clientsText(lines.length);
  return counts.map(({ text }) => text).join(', ');
}

const KIND_COUNTS = [
  { kind: 'new', one: 'nova', many: 'novas' },
  { kind: 'existing', one: 'já existe', many: 'já existem' },
  { kind: 'moved', one: 'mudou', many: 'mudaram' },
  { kind: 'gone', one: 'saiu', many: 'saíram' },
  { kind: 'declined', one: 'removida', many: 'removidas' },
  { kind: 'undated', one: 'sem data', many: 'sem data' },
] as const;

/** Of what is to be made where there is any; cities may have days of their own. */
function datesText(lines: readonly ClientLine[]): string {
  const isNew = lines.some(({ kind }) => kind === 'new');
  const dates = lines.flatMap(({ kind, date }) =>
    date !== null && (!isNew || kind === 'new') ? [date] : [],
  );
  const [first, ...others] = [...new Set(dates)].sort();
  if (first === undefined) return 'sem data';
  const more = others.length === 0 ? '' : others.length === 1 ? ' e outra' : ` e outras ${others.length}`;
  return `${formatCalendarDate(first)}${more}`;
}

const Subtle = chakra('span', { base: { color: 'fg.muted' } });

const Turning = chakra(ChevronDown, {
  base: { transition: 'transform 120ms', '&[data-open]': { transform: 'rotate(180deg)' } },
});

const Item = chakra('li', {
  base: {
    fontVariantNumeric: 'tabular-nums',
    borderBottomWidth: '1px',
    borderColor: 'border',
    _last: { borderBottomWidth: '0' },
    '&[data-undecided]': { bg: 'attention.bg' },
  },
});

const Cells = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'center',
    columnGap: '3.5',
    px: { base: '3.5', md: '4.5' },
    py: '2',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) auto',
      md: 'minmax(0, 5fr) minmax(0, 3fr) minmax(0, 3fr) minmax(0, 6fr) auto',
    },
    gridTemplateAreas: {
      base: '"name open" "count date" "why why"',
      md: '"name count date why open"',
    },
    rowGap: '0.5',
  },
});

const Clients = chakra('ul', {
  base: {
    px: { base: '3.5', md: '4.5' },
    pb: '3',
    ms: '7',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3.5',
      minHeight: '32px',
      '@media (pointer: coarse)': { minHeight: '44px' },
    },
    '& a': { color: 'brand.fg', fontWeight: 'medium', _hover: { textDecoration: 'underline' } },
  },
});
