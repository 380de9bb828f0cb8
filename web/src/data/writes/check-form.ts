import type { z } from '@portal/domain';
import { sameValue } from '#data/local/same-value.ts';

/** What an issue says about one field. */
export type FieldIssue = { code: string; maximum?: number | bigint };

/**
 * Decides about a form by the entity's schema, the one that the server's rules mirror, and puts it in the form's
 * words: one sentence per field, the first that is wrong with it.
 */
export function checkForm<Fields extends object>(
  schema: z.ZodType<Fields>,
  candidate: Readonly<Record<keyof Fields & string, unknown>>,
  explain: (field: keyof Fields & string) => string,
): { ok: true; fields: Fields } | { ok: false; errors: Partial<Record<keyof Fields & string, string>> } {
  const parsed = schema.safeParse(candidate);
  if (parsed.success) return { ok: true, fields: parsed.data };
  const names = Object.keys(candidate) as (keyof Fields & string)[]; // the candidate's own type says so
  const errors: Partial<Record<keyof Fields & string, string>> = {};
  for (const issue of parsed.error.issues) {
    const field = names.find((name) => name === issue.path[0]);
    if (field !== undefined) errors[field] ??= tooLong(issue) ?? explain(field);
  }
  return { ok: false, errors };
}

function tooLong({ code, maximum }: FieldIssue): string | null {
  return code === 'too_big' ? `Use no máximo ${String(maximum)} caracteres.` : null;
}

/** The fields that the form changed: two people who edit different fields of one row do not collide. */
export function changedIn<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  const names = Object.keys(after) as (keyof Fields)[]; // of the object itself
  const changed = names.filter((name) => !sameValue(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<Fields>; // as above
}

/** An optional text as it is stored: null where nothing was typed. */
export function textOrNull(typed: string): string | null {
  const text = typed.trim();
  return text === '' ? null : text;
}
