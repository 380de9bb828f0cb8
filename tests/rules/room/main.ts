import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, setDoc } from 'firebase/firestore';
import { writeFileSync } from 'node:fs';
import { FIRESTORE_RULES, PROJECT, firestoreAddress } from '../support/backend.ts';
import { commit } from '../support/expectations.ts';
import { openWorld } from '../support/open-world.ts';
import { createOperation, patchOperation, removeOperation, type Operation } from '../support/operations.ts';
import { uidOf, type Persona } from '../support/personas.ts';
import { validFields } from '../support/rows.ts';

// Runs inside the local backend (measure-rules.mjs): <file for what was found>. A write is padded with conditions that
// hold until the engine refuses it; what it took less than an empty rule takes is what it costs itself.

type Write = { write: string; author: Persona; make: () => Operation | Promise<Operation> };

const EXPRESSIONS = 1000;
const LOOKUPS = 10;
/** In the rule of each row that a person writes, asked once. */
const PLACE = 'return isOwnOp(row.last_op)';
const EMPTY = (condition: string) =>
  `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents {
    match /{any=**} { allow read, write: if ${condition}; } } }`;
const conditions = (count: number) => allOf(Array<string>(count).fill('true'));
const lookups = (count: number) =>
  allOf(Array.from({ length: count }, (_, n) => `!exists(/databases/$(database)/documents/pad/p${n})`));
const padded = (condition: string) =>
  FIRESTORE_RULES.replace(PLACE, `return ${condition} && isOwnOp(row.last_op)`);
if (!FIRESTORE_RULES.includes(PLACE)) throw new Error(`firestore.rules has no '${PLACE}' any more`);

const { world, close } = await openWorld();
const task = {
  ...validFields(uidOf('accountant'), '').tasks,
  checklist: Array.from({ length: 20 }, () => ({ text: 'x'.repeat(200), done: false })),
};
const ids = Array.from({ length: 10 }, (_, n) => `document${n}`);
const created = (write: string, author: Persona, entity: Operation['entity'], more = {}): Write => ({
  write,
  author,
  make: () => createOperation(author, entity, { ...validFields(uidOf(author), '')[entity], ...more }),
});
const WRITES: Write[] = [
  created('a new task of 20 items', 'accountant', 'tasks', task),
  {
    write: 'an edit of all its fields',
    author: 'accountant',
    make: async () => {
      const existing = await world.addRow('tasks', task);
      const other = task.checklist.map((item) => ({ ...item, done: true }));
      return patchOperation('accountant', existing, {
        ...{ title: 'Outro', assigned_to: null, due_date: null, status: 'completed', checklist: other },
        ...{ obligation_id: null, request_id: null },
      });
    },
  },
  {
    write: 'its removal',
    author: 'accountant',
    make: async () => removeOperation('accountant', await world.addRow('tasks', task)),
  },
  created('a new client', 'accountant', 'clients'),
  created('a new obligation', 'accountant', 'obligations', { document_ids: ids }),
  created('a message of a client with ten files', 'client', 'messages', { document_ids: ids }),
  created('a request of a client with ten files', 'client', 'service_requests', { document_ids: ids }),
];

const room = await roomOf(
  async (condition) => {
    await load(EMPTY(condition));
    return isAllowed(setDoc(doc(world.as('accountant'), 'pad/one'), {}));
  },
  conditions,
  EXPRESSIONS,
);
const found = [];
for (const { write, author, make } of WRITES) {
  const asked = async (condition: string) => {
    const operation = await make();
    await load(padded(condition));
    return isAllowed(commit(world.as(author), operation));
  };
  const left = await roomOf(asked, conditions, room);
  const lookupsLeft = await roomOf(asked, lookups, LOOKUPS);
  found.push({
    write,
    expressions: Math.round(((room - left) / room) * EXPRESSIONS),
    lookups: LOOKUPS - lookupsLeft,
  });
}
writeFileSync(process.argv[2] ?? '', JSON.stringify(found));
await load(FIRESTORE_RULES);
await close();
process.exit(0);

/** Halved again and again: the engine limits how deep a condition may be. */
function allOf(all: readonly string[]): string {
  if (all.length <= 1) return all[0] ?? 'true';
  const half = all.length >> 1;
  return `(${allOf(all.slice(0, half))} && ${allOf(all.slice(half))})`;
}

async function isAllowed(writing: Promise<void>): Promise<boolean> {
  return writing.then(
    () => true,
    () => false,
  );
}

/** The most that may be added, up to `most`; it fails where nothing at all is allowed. */
async function roomOf(
  asked: (condition: string) => Promise<boolean>,
  padding: (count: number) => string,
  most: number,
): Promise<number> {
  if (!(await asked(padding(0)))) throw new Error('Refused before anything was added');
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (await asked(padding(middle))) low = middle;
    else high = middle - 1;
  }
  return low;
}

async function load(rules: string): Promise<void> {
  const environment = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { ...firestoreAddress(), rules },
  });
  await environment.cleanup();
}
