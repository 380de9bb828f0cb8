import { addDays, calendarUid, formatMonth, fromInstant } from '@portal/domain';
import {
  ICalCalendar,
  ICalCalendarMethod,
  ICalEvent,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { FeedRow } from './feed-rows-to-show.ts';
import { foldLines } from './fold-lines.ts';

export type FeedContent = {
  /** What the calendar is called where the person subscribes. */
  name: string;
  rows: readonly FeedRow[];
  /** What stands before an entry's name: of whom it is, where that is not always the same; null: the word 'Vence'. */
  whoOf: (row: FeedRow) => string | null;
  /** Where the portal shows it. */
  link: string;
};

/** As often as calendars that listen to it should ask again; most have their own mind. */
const REFRESH_SECONDS = 8 * 60 * 60;

/**
 * A feed as iCalendar (RFC 5545). Nothing in it depends on when it is asked for, so that what did not change is the same text.
 * An entry follows its row: the revision is its SEQUENCE, the last change its stamp, a removal its end.
 */
export function calendarText({ name, rows, whoOf, link }: FeedContent): string {
  const calendar = new ICalCalendar({
    name: escaped(asLine(name)),
    prodId: { company: 'Portal', product: 'Prazos', language: 'PT' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  const frame = calendar.toString().slice(0, -END.length);
  const entries = rows.map((row) => new ICalEvent(entryOf(row, whoOf(row), link), calendar).toString());
  return `${frame}${foldLines(entries.join(''))}${END}\r\n`;
}

/** What the library ends with, and not with the end of the line. */
const END = 'END:VCALENDAR';

function entryOf(row: FeedRow, who: string | null, link: string): ICalEventData {
  const changedAt = fromInstant(row.updated_at);
  return {
    id: calendarUid(row.id),
    sequence: row.rev,
    stamp: changedAt,
    lastModified: changedAt,
    status: row.deleted_at === null ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    transparency: ICalEventTransparency.TRANSPARENT,
    allDay: true,
    start: row.due_date,
    // The end of a whole day is the day after it.
    end: addDays(row.due_date, 1),
    summary: asLine(`${who ?? 'Vence'}: ${row.name}`),
    description: whyOf(row),
    url: link,
  };
}

/** Of which month it is, and why it is due on this day; null where nothing is known of either. */
const whyOf = ({ competence, due_reasons = [] }: FeedRow): string | null =>
  [...(competence === undefined ? [] : [`Competência ${formatMonth(`${competence}-01`)}.`]), ...due_reasons]
    .map(asLine)
    .join('\n') || null;

/** A name with a line break in it must not begin a property of its own. */
const asLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** The library escapes what it is told of an entry, and not what the calendar is called. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`);
