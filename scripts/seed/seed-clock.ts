import { type CalendarDate, calendarDateOf, type Instant, toInstant } from '@portal/domain';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** São Paulo has kept UTC-3 all year since 2019. */
const SAO_PAULO_UTC_OFFSET = '-03:00';

/** The moment the demo data is written for; every date of it is around this one. */
export class SeedClock {
  readonly now: Instant;
  readonly today: CalendarDate;
  readonly #time: number;

  constructor(now: Date) {
    this.#time = now.getTime();
    this.now = toInstant(now);
    this.today = calendarDateOf(now);
  }

  minutesAgo(minutes: number): Instant {
    return toInstant(new Date(this.#time - minutes * MINUTE_MS));
  }

  /** `days` before today at that time of day in São Paulo (`HH:mm`), but never in the future. */
  daysAgo(days: number, time: string): Instant {
    return this.at(calendarDateOf(new Date(this.#time - days * DAY_MS)), time);
  }

  at(date: CalendarDate, time: string): Instant {
    const wanted = Date.parse(`${date}T${time}:00${SAO_PAULO_UTC_OFFSET}`);
    return toInstant(new Date(Math.min(wanted, this.#time - MINUTE_MS)));
  }
}
