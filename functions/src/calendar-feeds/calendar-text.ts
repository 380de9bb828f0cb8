import { addDays, type CalendarDate, calendarUid, formatMonth, fromInstant } from '@portal/domain';
import type { FeedRow } from './feed-rows-to-show.ts';
import { foldLine } from './fold-line.ts';

export type FeedContent = {
  /** What the calendar is called where the person subscribes. */
  name: string;
  rows: readonly FeedRow[];
  /** The day from which on rows are left out; null: all are there. */
  cutOn: CalendarDate | null;
  /** What comes before an entry's name: of whom it is, where that is not always the same; null: the word 'Vence'. */
  whoOf: (row: FeedRow) => string | null;
  /** Where the portal shows it. */
  link: string;
};

/** As often as calendars that listen to it should ask again; most have their own mind. */
const REFRESH = 'PT8H';

/**
 * A feed as iCalendar (RFC 5545). Nothing in it depends on when it is asked for, so that what did not change is the same text.
 * An entry follows its row: the revision is its SEQUENCE, the last change its stamp, a removal its end.
 */
export function calendarText({ name, rows, cutOn, whoOf, link }: FeedContent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portal//Prazos//PT',
    'METHOD:PUBLISH',
    // The standard's own words (RFC 7986), and those of before, which most calendars read.
    `NAME:${asText(name)}`,
    `X-WR-CALNAME:${asText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...rows.flatMap((row) => entryOf(row, whoOf(row), link)),
    ...(cutOn === null ? [] : endOf(cutOn, link)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function entryOf(row: FeedRow, who: string | null, link: string): string[] {
  const changedAt = timeOf(fromInstant(row.updated_at));
  const why = whyOf(row);
  return [
    'BEGIN:VEVENT',
    `UID:${calendarUid(row.id)}`,
    `SEQUENCE:${row.rev}`,
    `DTSTAMP:${changedAt}`,
    `LAST-MODIFIED:${changedAt}`,
    ...wholeDay(row.due_date),
    `SUMMARY:${asText(`${who ?? 'Vence'}: ${row.name}`)}`,
    ...(why.length === 0 ? [] : [`DESCRIPTION:${why.map(asText).join('\\n')}`]),
    `STATUS:${row.deleted_at === null ? 'CONFIRMED' : 'CANCELLED'}`,
    // A due date keeps nobody from a meeting.
    'TRANSP:TRANSPARENT',
    `URL:${link}`,
    'END:VEVENT',
  ];
}

/** Said where the calendar ends, for who looks there: nothing after it would mean that nothing is due. */
const endOf = (day: CalendarDate, link: string): string[] => [
  'BEGIN:VEVENT',
  `UID:end-of-feed-${dayOf(day)}@portal`,
  `DTSTAMP:${dayOf(day)}T000000Z`,
  ...wholeDay(day),
  `SUMMARY:${asText('Há mais prazos a partir deste dia')}`,
  `DESCRIPTION:${asText('Este calendário mostra os primeiros. Veja os outros no portal.')}`,
  'TRANSP:TRANSPARENT',
  `URL:${link}`,
  'END:VEVENT',
];

/** The end of a whole day is the day after it. */
const wholeDay = (day: CalendarDate): string[] => [
  `DTSTART;VALUE=DATE:${dayOf(day)}`,
  `DTEND;VALUE=DATE:${dayOf(addDays(day, 1))}`,
];

/** Of which month it is, and why it is due on this day. */
const whyOf = ({ competence, due_reasons = [] }: FeedRow): string[] => [
  ...(competence === undefined ? [] : [`Competência ${formatMonth(`${competence}-01`)}.`]),
  ...due_reasons,
];

/** A value as text (RFC 5545, 3.3.11), in one line: a name with a line break in it must not begin a property of its own. */
const asText = (value: string): string =>
  value
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/[\\;,]/g, (sign) => `\\${sign}`);

/** '20261123' */
const dayOf = (date: CalendarDate): string => date.replaceAll('-', '');

/** '20261105T123456Z' */
const timeOf = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, '');
