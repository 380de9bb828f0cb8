import { type CallableName, callables } from '@portal/domain';
import { faultReportSchema } from 'functions/src/faults/read-fault.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { askFunction, callRaw } from '../support/call.ts';
import { signUp } from '../support/people.ts';
import { inputs20261127 } from './inputs-2026-11-27.ts';

type Input = Record<string, unknown>;
type Sent = { full: Input; sparse?: Input };
type Inputs = { callables: Readonly<Record<string, Sent>>; fault: Input };
type InputSet = readonly [release: string, inputs: Inputs];

const NEWEST: InputSet = ['27 November 2026', inputs20261127];
const SETS: readonly InputSet[] = [NEWEST];

// Keys of a const object.
const NAMES = Object.keys(callables) as CallableName[];

// A tab of that day goes on for weeks: no key that it does not send may be asked for, and none that it sends refused.
describe.each(SETS)('what apps of %s send', (_release, inputs) => {
  const calls = Object.entries(inputs.callables).flatMap(([name, { full, sparse }]) => [
    { name, what: 'all', input: full },
    ...(sparse === undefined ? [] : [{ name, what: 'as little as there may be', input: sparse }]),
  ]);
  it.each(calls)('to $name is still taken: $what', async ({ name, input }) => {
    expect(NAMES).toContain(name);
    // Whom no firm knows, so that nothing comes of it: what is sent is read before that is asked.
    const { token } = await signUp();
    const answer = await callRaw(name as CallableName, input, { token }); // as the line before says
    expect(answer).not.toMatchObject({ reason: 'invalid_input' });
    // A function that broke over it has no word of its own.
    expect(answer).not.toMatchObject({ reason: 'none' });
  });

  it('of a fault is still taken', async () => {
    const answer = await askFunction('receiveFault', { method: 'POST', body: JSON.stringify(inputs.fault) });
    expect(answer.status).toBe(204);
  });
});

/** A key that no frozen input has could be asked for, or get another type, and nothing would tell. */
describe('the newest set', () => {
  const [release, { callables: newest, fault }] = NEWEST;
  const freeze =
    `The set of ${release} does not show these. Freeze a new set, a file inputs-<day>.ts beside it that has them, as NEWEST; ` +
    'the sets that are there stay as they are: see docs/changing-the-schema.md';

  const SENT: readonly (readonly [string, z.ZodObject, Sent | undefined])[] = [
    ...NAMES.map((name) => [name, callables[name], newest[name]] as const),
    ['receiveFault', faultReportSchema, { full: fault }],
  ];

  it('has an input of every callable, with every key that its schema knows', () => {
    const missing = SENT.flatMap(([name, schema, sent]) =>
      sent === undefined ? [name] : keysWithoutValue(schema, sent.full).map((key) => `${name}.${key}`),
    );
    expect(missing, freeze).toEqual([]);
  });

  it('has an input without what may be missing, and with null for what may be null', () => {
    const filled = SENT.flatMap(([name, schema, sent]) => {
      const input: Input = sent?.sparse ?? sent?.full ?? {};
      return Object.entries<z.ZodType>(schema.shape)
        .filter(([key, value]) => isFilledInVain(input[key], value))
        .map(([key]) => `${name}.${key}`);
    });
    expect(filled, freeze).toEqual([]);
  });
});

/** Also of what lies inside: an item of a list, a choice of the firm's brand. */
function keysWithoutValue(schema: z.core.$ZodType, value: unknown): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return keysWithoutValue(schema.unwrap(), value);
  if (schema instanceof z.ZodArray) {
    const [first] = z.array(z.unknown()).parse(value);
    return keysWithoutValue(schema.element, first).map((key) => `[].${key}`);
  }
  if (!(schema instanceof z.ZodObject)) return [];
  const held = z.record(z.string(), z.unknown()).catch({}).parse(value);
  return Object.entries(schema.shape).flatMap(([key, inner]) =>
    (held[key] ?? null) === null
      ? [key]
      : keysWithoutValue(inner, held[key]).map((deeper) => `${key}.${deeper}`),
  );
}

/** Whether it has a value where there may be less of one. */
function isFilledInVain(value: unknown, schema: z.ZodType): boolean {
  if (schema.safeParse(undefined).success) return value !== undefined;
  return schema.safeParse(null).success && value !== null;
}
