import type { EntityName } from '@portal/domain';
import { pdf, sha256 } from '../e2e/support/files.ts';
import type { SeededRandom } from '../sync/simulator/seeded-random.ts';
import type { Act } from './ledger.ts';
import type { WriteOrder } from './page/hands.ts';
import type { ActKind } from './plan.ts';

/** Records that this run made, by their kind: what may be edited. */
export type Records = Map<'note' | 'obligation', string[]>;

type Context = {
  seed: number;
  acts: readonly Act[];
  records: Records;
  client_id: string;
  random: SeededRandom;
};
type NewAct = {
  order: WriteOrder;
  /** What the ledger says of it once it is confirmed as kept; `id` is null where nobody was told anything. */
  done: (id: string | null) => Act;
};

/** One more thing to do, distinguished from all others by its text. */
export async function newAct(context: Context, what: ActKind): Promise<NewAct> {
  const { seed, acts, random, client_id } = context;
  const text = `${what} ${seed}.${acts.length} ${Math.floor(random.next() * 1e9).toString(36)}`;
  switch (what) {
    case 'message':
      return { order: { what, client_id, content: text }, done: creating('messages', 'content', text) };
    case 'document': {
      const { name, buffer } = await pdf(`${text}.pdf`, text);
      const order: WriteOrder = { what, client_id, filename: name, base64: buffer.toString('base64') };
      return { order, done: creating('documents', 'filename', name, sha256(buffer)) };
    }
    case 'note':
    case 'obligation':
      return newRecord(context, what, text);
    case 'note_edit':
      return editOf(context, 'note', text);
    case 'obligation_edit':
      return editOf(context, 'obligation', text);
  }
}

function newRecord({ records, client_id }: Context, what: 'note' | 'obligation', text: string): NewAct {
  const note = what === 'note';
  const order: WriteOrder = note
    ? { what: 'note', title: text, content: '' }
    : { what: 'obligation', client_id, name: text, notes: '' };
  const create = creating(note ? 'notes' : 'obligations', note ? 'title' : 'name', text);
  const done = (id: string | null) => {
    if (id !== null) records.set(what, [...(records.get(what) ?? []), id]);
    return create(id);
  };
  return { order, done };
}

/** Of one of this run's records; where there is none yet, one is made. */
function editOf(context: Context, what: 'note' | 'obligation', text: string): NewAct {
  const id = context.random.pick(context.records.get(what) ?? []);
  if (id === undefined) return newRecord(context, what, text);
  const note = what === 'note';
  const order: WriteOrder = note
    ? { what: 'note_edit', id, content: text }
    : { what: 'obligation_edit', id, notes: text };
  const done = (told: string | null): Act => ({
    kind: 'edit',
    id,
    entity: note ? 'notes' : 'obligations',
    field: note ? 'content' : 'notes',
    value: text,
    certain: told !== null,
    sha256: null,
  });
  return { order, done };
}

const creating =
  (entity: EntityName, field: string, value: string, hash: string | null = null) =>
  (id: string | null): Act => ({ kind: 'create', entity, field, value, certain: id !== null, sha256: hash });
