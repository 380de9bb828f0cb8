import { expect, it } from 'vitest';
import { z } from 'zod';
import { formResolver } from './form-resolver.ts';

it('says in Portuguese what a form has no words of its own for', async () => {
  const check = formResolver(z.object({ age: z.number() }));
  const { errors } = await check({ age: 'x' } as never, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  expect(errors).toMatchObject({
    age: { message: 'Entrada inválida: esperava um número, recebeu um texto' },
  });
});
