import { isReadableColour } from '../brand/brand-colours.ts';
import { FACTOR_DEMANDS } from '../sign-in/second-factor.ts';
import { z } from '../z.ts';
import { optionalText, requiredText } from './fields.ts';

export const factorDemand = z.enum(FACTOR_DEMANDS);
/** What a firm that chose nothing gets. */
export const DEFAULT_IDLE_MINUTES = 15;
/** A working day: longer is no lock. */
const MOST_IDLE_MINUTES = 8 * 60;

/** Every month has it. */
const LAST_DAY_OF_ALL_MONTHS = 28;

/** The drawings that a firm may have as its mark. */
export const FIRM_MARKS = ['sunrise', 'letters', 'peak', 'leaf', 'columns'] as const;
export type FirmMark = (typeof FIRM_MARKS)[number];

/** How the signed-in app shows the firm; null: as the site's own build does, and of the name all of it. */
export const brandSchema = z.strictObject({
  /** What people call the firm. */
  short_name: optionalText(24),
  mark: z.enum(FIRM_MARKS).nullable(),
  colour: z
    .string()
    .regex(/^#[0-9A-F]{6}$/)
    .nullable(),
});
export type Brand = z.infer<typeof brandSchema>;

/** As it is chosen: a colour that everybody can read. What was once taken stays. */
export const brandChoice = z.strictObject({
  ...brandSchema.shape,
  colour: brandSchema.shape.colour.refine((colour) => colour === null || isReadableColour(colour)),
});

/** `tenants/{t}`: the firm. Written by functions, for its administrators. */
export const tenantSchema = z.strictObject({
  name: requiredText(120),
  legal_name: requiredText(200),
  address: optionalText(300),
  phone: optionalText(20),
  whatsapp: optionalText(20),
  email: z.email().max(254).nullable(),
  hours: optionalText(200),
  /** Host names (with port where it is not the default) whose visitors sign up into this firm. */
  domains: z.array(z.string().min(1).max(255)).max(20),
  /** Who must have a second factor. Missing: nobody. */
  factor_required: factorDemand.optional(),
  settings: z.record(z.string().max(60), z.union([z.string().max(500), z.number(), z.boolean()])),
  /** After so long without use the staff's screens lock; 0: never. Older rows have none: the default holds. */
  idle_minutes: z.int().min(0).max(MOST_IDLE_MINUTES).optional(),
  /** Devices of accountants mirror only the clients that their person looks after. Missing: the whole firm. */
  portfolio_scope: z.boolean().optional(),
  /** From this day on the portal makes the obligations of the month by itself. Null or missing: a person does. */
  month_day: z.int().min(1).max(LAST_DAY_OF_ALL_MONTHS).nullable().optional(),
  /** Older rows have none. */
  brand: brandSchema.optional(),
});
export type Tenant = z.infer<typeof tenantSchema>;

/** What an administrator edits of the firm; domains and settings decide who gets in, and are the operator's. */
export const firmSchema = z.strictObject({
  ...tenantSchema.pick({
    name: true,
    legal_name: true,
    address: true,
    phone: true,
    whatsapp: true,
    email: true,
    hours: true,
    idle_minutes: true,
    portfolio_scope: true,
    month_day: true,
  }).shape,
  brand: brandChoice.optional(),
});
export type FirmFields = z.infer<typeof firmSchema>;
