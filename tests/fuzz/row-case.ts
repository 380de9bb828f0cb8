import { Timestamp } from 'firebase/firestore';
import type { z } from 'zod';
import { COLLECTIONS, type EntityName, IMMUTABLE_FIELDS, TAX_ID_PATTERN } from '@portal/domain';
import { newId } from '../rules/support/operations.ts';
import { type Persona, uidOf } from '../rules/support/personas.ts';
import { INSTANT, validFields } from '../rules/support/rows.ts';
import type { SeededRandom } from '../sync/simulator/seeded-random.ts';
import { fittingValue, oddValue } from './odd-values.ts';
import { type Written, WRITTEN } from './written-rows.ts';

/** One row that somebody writes: `name` is what is odd about it, null where nothing is. */
export type RowCase = {
  entity: EntityName;
  kind: 'create' | 'patch';
  author: Persona;
  id: string;
  honest: Record<string, unknown>;
  fields: Record<string, unknown>;
  name: string | null;
};

/** What the schema says of the whole row; `either` where more than it decides. */
export type Wanted = 'taken' | 'refused' | 'either';

const ENTITIES = Object.keys(WRITTEN) as EntityName[]; // keys of a const object
export const writtenOf = (entity: EntityName): Written => WRITTEN[entity] ?? { authors: [] };
const shapeOf = (entity: EntityName): Record<string, z.ZodType> => COLLECTIONS[entity].shape;

export function randomRowCase(random: SeededRandom): RowCase {
  const entity = random.pick(ENTITIES) ?? 'notes';
  const written = writtenOf(entity);
  const kind = random.pick(written.kinds ?? (['create', 'create', 'patch'] as const)) ?? 'create';
  const authors = kind === 'patch' ? (written.changers ?? written.authors) : written.authors;
  const author = random.pick(authors) ?? 'admin';
  const id = written.id?.(author) ?? newId();
  const honest: Record<string, unknown> = { ...validFields(uidOf(author), id)[entity], ...ownReader(entity) };
  const shape = shapeOf(entity);
  // Of fields that a row need not have those that this one has.
  const free = Object.keys(shape).filter((name) => name in honest && !isTied(entity, name));
  const varied = free.map((name) => [name, fittingValue(shape[name] as z.ZodType, honest[name], random)]);
  const made: RowCase = { entity, kind, author, id, honest, fields: honest, name: null };
  if (kind === 'patch') return withOneOddField(made, random);
  return withOneOddField({ ...made, fields: { ...honest, ...Object.fromEntries(varied) } }, random);
}

const ownReader = (entity: EntityName) => (entity === 'notifications' ? { user_id: uidOf('client') } : {});

function withOneOddField(made: RowCase, random: SeededRandom): RowCase {
  const { entity, kind, fields, honest } = made;
  const dice = random.below(20);
  if (dice === 0 && kind === 'create') return made;
  if (dice === 1) return { ...made, name: 'colour', fields: { ...fields, colour: 'red' } };
  const name = random.pick(Object.keys(shapeOf(entity))) ?? '';
  if (dice === 2 && kind === 'create') {
    const { [name]: _gone, ...rest } = fields;
    return { ...made, name, fields: rest };
  }
  const field = shapeOf(entity)[name];
  const value = field === undefined ? null : (oddValue(field, honest[name], random) ?? null);
  return { ...made, name, fields: { ...fields, [name]: value } };
}

const isTied = (entity: EntityName, name: string) => writtenOf(entity).tied?.includes(name) ?? false;

export function wantedOf({ entity, kind, fields, name }: RowCase): Wanted {
  const parsed = COLLECTIONS[entity].safeParse(fields);
  if (!parsed.success && !isTimestamp(entity, fields, name))
    return isCheckDigitAlone(fields, parsed.error) ? 'taken' : 'refused';
  const isFixed = [...IMMUTABLE_FIELDS, ...(writtenOf(entity).fixed ?? [])].some((fixed) => fixed === name);
  if (kind === 'patch' && isFixed) return 'either';
  return name !== null && isTied(entity, name) ? 'either' : parsed.success ? 'taken' : 'either';
}

/** An instant is a text in the domain and a timestamp in the database: as that, only rules know what of it they take. */
function isTimestamp(entity: EntityName, fields: Record<string, unknown>, name: string | null): boolean {
  const field = name === null ? undefined : shapeOf(entity)[name];
  return name !== null && fields[name] instanceof Timestamp && field?.safeParse(INSTANT).success === true;
}

/** Rules look at a tax id's form alone: its check digits are too expensive for them. */
const isCheckDigitAlone = (fields: Record<string, unknown>, error: z.ZodError) =>
  error.issues.every(({ path }) => path[0] === 'cnpj_cpf') && TAX_ID_PATTERN.test(String(fields['cnpj_cpf']));
