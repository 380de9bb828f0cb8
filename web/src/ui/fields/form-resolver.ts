import { zodResolver } from '@hookform/resolvers/zod';
import { z } from '@portal/domain';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { ptBR } from 'zod/locales';

// What a form does not say in its own words is at least said in Portuguese.
z.config(ptBR());

/** What a form's own check answers: the fields to save, or one sentence per field that is wrong. */
export type CheckedForm<Fields> =
  { ok: true; fields: Fields } | { ok: false; errors: Readonly<Partial<Record<string, string>>> };

/** What decides over a form, as the form library takes it: a schema, or a check with words of its own. */
export function formResolver<Values extends FieldValues, Fields>(
  decides: z.ZodType<Fields, Values> | ((values: Values) => CheckedForm<Fields>),
): Resolver<Values, unknown, Fields> {
  return decides instanceof z.ZodType ? zodResolver(decides) : byCheck(decides);
}

function byCheck<Values extends FieldValues, Fields>(
  check: (values: Values) => CheckedForm<Fields>,
): Resolver<Values, unknown, Fields> {
  return (values) => {
    const checked = check(values);
    if (checked.ok) return { values: checked.fields, errors: {} };
    const errors = Object.entries(checked.errors).map(
      ([field, message]) => [field, { type: 'invalid', message }] as const,
    );
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }; // its keys are the form's
  };
}

/** The labels of the fields that are wrong, in the order of the form. */
export function mistakesIn(
  { errors, submitCount }: { errors: object; submitCount: number },
  labels: Readonly<Record<string, string>>,
): string[] {
  if (submitCount === 0) return [];
  return Object.entries(labels).flatMap(([field, label]) => (field in errors ? [label] : []));
}
