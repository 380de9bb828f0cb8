import { z } from '../z.ts';
import { calendarDate, federativeUnit, optionalText, requiredText } from './fields.ts';

/** A day on which a state or a city does not work, as the firm keeps it. */
export const firmDaySchema = z.strictObject({
  date: calendarDate,
  name: requiredText(80),
  calendar: z.enum(['bank', 'fiscal', 'both']),
  /** Both null: all clients of the firm. Without a city: the whole state. */
  state: federativeUnit,
  city: optionalText(100),
});
export type FirmDayFields = z.infer<typeof firmDaySchema>;
