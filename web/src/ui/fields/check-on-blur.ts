import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Registers a field that is checked when the person leaves it with something in it. An empty field is only
 * missing once the form is sent: a message under a field that was merely passed by would push the button
 * away from the finger that was about to press it.
 */
export function checkOnBlur<Values extends FieldValues>(
  { register, trigger }: Pick<UseFormReturn<Values>, 'register' | 'trigger'>,
  name: FieldPath<Values>,
) {
  return register(name, {
    onBlur: (event: { target: { value: unknown } }) => {
      if (event.target.value !== '') void trigger(name);
    },
  });
}
