import { randomInt } from 'node:crypto';
import { type CallableInput, type CallableName, REFUSAL_KINDS } from '@portal/domain';
import { z } from 'zod';
import { FUNCTIONS } from './backend.ts';

export type CallOptions = { token?: string; origin?: string; ip?: string };

const answer = z.union([
  z.object({ result: z.unknown() }),
  z.object({
    error: z.object({
      status: z.string(),
      details: z.strictObject({ kind: z.enum(REFUSAL_KINDS) }).optional(),
    }),
  }),
]);

export type Answer =
  { kind: 'answered'; result: unknown } | { kind: 'refused'; reason: string; status: string };

/** Calls as a form of the app does, with input that the compiler has seen. */
export function call<N extends CallableName>(name: N, input: CallableInput<N>, options: CallOptions = {}) {
  return callRaw(name, input, options);
}

/** Asks a function as the network does. `path`: its name, and what follows. */
export const askFunction = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(`${FUNCTIONS}/${path}`, init);

/** Calls with anything at all, as an attacker would, past every SDK. */
export async function callRaw(name: CallableName, data: unknown, options: CallOptions = {}): Promise<Answer> {
  const { token, origin, ip } = options;
  const response = await askFunction(name, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      // Every caller is somebody else unless a test says otherwise: limits count by address.
      'X-Forwarded-For': ip ?? someAddress(),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(origin === undefined ? {} : { Origin: origin }),
    },
    body: JSON.stringify({ data }),
  });
  const parsed = answer.parse(await response.json());
  if ('error' in parsed) {
    return { kind: 'refused', reason: parsed.error.details?.kind ?? 'none', status: parsed.error.status };
  }
  return { kind: 'answered', result: parsed.result };
}

export const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
