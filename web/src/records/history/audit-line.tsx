import { chakra } from '@chakra-ui/react';
import { type AuditEntry, formatInstantDate, formatInstantSecond, formatInstantTime } from '@portal/domain';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AuditNames } from './audit-names.ts';
import {
  changedFields,
  changedValues,
  delayText,
  isOfOneMinute,
  isSystem,
  SYSTEM_NAME,
  whatWasDone,
} from './audit-words.ts';

type AuditLineProps = {
  readonly entry: AuditEntry;
  readonly names: AuditNames;
  /** Beside the fields, once it is opened. */
  readonly children?: ReactNode;
};

/** One entry: when it was done and received, who, what; opened it shows the fields. */
export function AuditLine({ entry, names, children }: AuditLineProps) {
  return (
    <chakra.li borderTopWidth="1px" borderColor="border">
      <chakra.details css={{ '&[open] > summary > svg': { transform: 'rotate(180deg)' } }}>
        <Head>
          <Times entry={entry} />
          <chakra.span overflowWrap="anywhere">{authorName(entry, names)}</chakra.span>
          <chakra.span overflowWrap="anywhere">
            <b style={{ fontWeight: 600 }}>{whatWasDone(entry)}</b>
            <Meta>{names.get(entry.doc_id) ?? ''}</Meta>
          </chakra.span>
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
        </Head>
        <chakra.div px="4" pb="3.5" display="grid" gap="3">
          {isOfOneMinute(entry) && (
            <Meta>
              Feito às {formatInstantSecond(entry.done_at ?? entry.at)}, recebido às{' '}
              {formatInstantSecond(entry.at)}
            </Meta>
          )}
          <Changes entry={entry} names={names} />
          {children}
        </chakra.div>
      </chakra.details>
    </chakra.li>
  );
}

function authorName({ uid }: AuditEntry, names: AuditNames): string {
  return isSystem(uid) ? SYSTEM_NAME : (names.get(uid) ?? 'Conta removida');
}

/** Its two times, or one where they are of the same minute: the seconds are there once it is opened. */
function Times({ entry }: { entry: AuditEntry }) {
  const done = entry.done_at ?? entry.at;
  if (isOfOneMinute(entry)) {
    return (
      <div data-both>
        <Time label="Feito e recebido">{formatInstantTime(entry.at)}</Time>
      </div>
    );
  }
  const delay = delayText(entry);
  const date = formatInstantDate(done);
  const time = formatInstantSecond(done);
  return (
    <>
      {/* The day is shown where it is another than the one it is listed under. */}
      <Time label="Feito">{date === formatInstantDate(entry.at) ? time : `${date} ${time}`}</Time>
      <div>
        <Time label="Recebido">{formatInstantSecond(entry.at)}</Time>
        {delay !== null && (
          <chakra.small textStyle="meta" color="attention.fg" fontWeight="medium">
            {delay}
          </chakra.small>
        )}
      </div>
    </>
  );
}

function Time({ label, children }: { label: string; children: string }) {
  return (
    <chakra.span display="block" fontVariantNumeric="tabular-nums">
      <chakra.span color="fg.muted" me="2">
        {label}
      </chakra.span>
      {children}
    </chakra.span>
  );
}

function Changes({ entry, names }: { entry: AuditEntry; names: AuditNames }) {
  const values = changedValues(entry, (id) => names.get(id) ?? null);
  if (values.length === 0) {
    const fields = changedFields(entry);
    return (
      <Meta>{fields.length === 0 ? 'Nenhum campo do formulário.' : `Campos: ${fields.join(', ')}`}</Meta>
    );
  }
  return (
    <Values>
      <thead>
        <tr>
          <th scope="col">Campo</th>
          <th scope="col">Antes</th>
          <th scope="col">Depois</th>
        </tr>
      </thead>
      <tbody>
        {values.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>{before}</td>
            <td>
              <b style={{ fontWeight: 600 }}>{after}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </Values>
  );
}

const Head = chakra('summary', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) auto',
      md: '124px 154px minmax(0, 1fr) minmax(0, 1.6fr) 24px',
    },
    '& > *': { gridColumn: { base: '1', md: 'auto' } },
    '& > [data-both]': { gridColumn: { md: 'span 2' } },
    '& > svg': { gridColumn: { base: '2', md: 'auto' }, gridRow: { base: '1', md: 'auto' } },
    columnGap: '3',
    rowGap: '1',
    alignItems: 'center',
    minHeight: '44px',
    px: '4',
    py: '2.5',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '-2px' },
  },
});
const Meta = chakra('small', { base: { display: 'block', textStyle: 'meta', color: 'fg.muted' } });
const Values = chakra('table', {
  base: {
    width: '100%',
    textStyle: 'dense',
    '& th, & td': { textAlign: 'start', py: '1.5', pe: '3', fontWeight: 'normal', overflowWrap: 'anywhere' },
    '& thead th': { color: 'fg.muted' },
  },
});
