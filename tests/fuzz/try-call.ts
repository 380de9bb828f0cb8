import type { CallableRequest } from 'firebase-functions/https';
import type { z } from 'zod';
import { type CallableName, callables } from '@portal/domain';
import * as functions from 'functions/src/index.ts';
import type { SeededRandom } from '../sync/simulator/seeded-random.ts';
import { fittingValue, oddValue } from './odd-values.ts';

export type CallCase = { name: CallableName; input: unknown };
const NAMES = Object.keys(callables) as CallableName[]; // keys of a const object

export function randomCallCase(random: SeededRandom): CallCase {
  const name = random.pick(NAMES) ?? 'stampLogin';
  const shape: Record<string, z.ZodType> = callables[name].shape;
  const input = Object.fromEntries(
    Object.entries(shape).map(([key, field]) => [
      key,
      fittingValue(field, oddValue(field, 'x', random), random),
    ]),
  );
  const dice = random.below(10);
  if (dice === 0) return { name, input: random.pick([null, 'text', 7, [], [input]]) };
  if (dice === 1) return { name, input: { ...input, colour: 'red' } };
  const key = random.pick(Object.keys(shape));
  if (dice > 3 || key === undefined) return { name, input };
  const { [key]: _gone, ...rest } = input;
  return {
    name,
    input: dice === 2 ? rest : { ...rest, [key]: oddValue(shape[key] as z.ZodType, 'x', random) },
  };
}

/** What the schema and the function itself say of one input; null where they agree. */
export async function callDisagreement({ name, input }: CallCase): Promise<string | null> {
  const isTaken = callables[name].safeParse(input).success;
  const request = {
    data: input,
    auth: { uid: 'uidNobody', token: { auth_time: 0, firebase: {} } },
    rawRequest: { rawBody: Buffer.from('{}'), headers: {}, socket: { remoteAddress: '192.0.2.1' } },
  } as unknown as CallableRequest; // all that a callable reads
  const kind = await functions[name].run(request).then(
    () => 'answered',
    (error: { details?: { kind?: string }; message: string }) => error.details?.kind ?? error.message,
  );
  const isRefused = kind === 'invalid_input';
  return isTaken === isRefused
    ? `the schema ${isTaken ? 'takes' : 'refuses'} it, the function says ${kind}`
    : null;
}
