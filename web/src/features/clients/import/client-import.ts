import { createClient } from '#data/clients/clients.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { ClientImport, PortalDatabase } from '#data/local/portal-database.ts';
import { documentTables } from '#data/local/document-state-table.ts';
import { tryToStore } from '#data/storage/try-to-store.ts';
import { loadPlanning } from '#data/writes/load-planning.ts';
import type { WriteRefusal } from '#data/writes/write-result.ts';

/** Of a few milliseconds each: between two of these the page answers. */
const CLIENTS_PER_STEP = 50;

/** How far an import is; null where none was begun. */
export async function readClientImport(db: PortalDatabase): Promise<ClientImport | null> {
  const meta = await db.meta.get('client_import');
  return meta?.key === 'client_import' ? meta.value : null;
}

/**
 * Keeps the rows on the device, to be queued by `queueClients`, now or after the page was closed. One import at a time:
 * another tab's that is not finished keeps its rows.
 */
export async function beginClientImport(
  { db }: LocalAccount,
  begun: Pick<ClientImport, 'filename' | 'rows'>,
): Promise<'begun' | 'unfinished' | WriteRefusal> {
  const stored = await tryToStore(db, () =>
    db.transaction('rw', db.meta, async () => {
      if ((await readClientImport(db)) !== null) return 'unfinished';
      await db.meta.put({ key: 'client_import', value: { ...begun, total: begun.rows.length } });
      return 'begun';
    }),
  );
  return stored.ok ? stored.value : stored.reason;
}

/** Gives up the rows that were not queued; those that were stay. */
export async function dropClientImport(db: PortalDatabase): Promise<void> {
  await db.meta.delete('client_import');
}

/**
 * Queues the rows of the import that was begun, some at a time: a client and its place in the import change in one
 * transaction, so that whatever interrupts it, or does it twice at once, no row is queued twice or forgotten.
 */
export async function queueClients(account: LocalAccount): Promise<'done' | WriteRefusal> {
  await loadPlanning();
  for (;;) {
    const step = await queueStep(account);
    if (step !== 'more') return step;
  }
}

async function queueStep(account: LocalAccount): Promise<'more' | 'done' | WriteRefusal> {
  const { db } = account;
  const tables = [...documentTables(db, ['clients']), db.files];
  try {
    const stored = await tryToStore(db, () =>
      db.transaction('rw', tables, async () => queueInTransaction(account)),
    );
    return stored.ok ? stored.value : stored.reason;
  } catch (error) {
    if (error instanceof StepRefused) return error.reason;
    throw error;
  }
}

async function queueInTransaction(account: LocalAccount): Promise<'more' | 'done'> {
  const { db } = account;
  const begun = await readClientImport(db);
  if (begun === null) return 'done';
  const [next, rest] = [begun.rows.slice(0, CLIENTS_PER_STEP), begun.rows.slice(CLIENTS_PER_STEP)];
  for (const fields of next) {
    const result = await createClient(account, fields);
    if (!result.ok) throw new StepRefused(result.reason);
  }
  if (rest.length === 0) await dropClientImport(db);
  else await db.meta.put({ key: 'client_import', value: { ...begun, rows: rest } });
  return rest.length === 0 ? 'done' : 'more';
}

/** Thrown, so that the whole step goes back. */
class StepRefused extends Error {
  readonly reason: WriteRefusal;
  constructor(reason: WriteRefusal) {
    super(`step refused: ${reason}`);
    this.reason = reason;
  }
}

/** The names of the device's clients by tax id, for the person who looks for one twice. */
export async function clientsByTaxId(db: PortalDatabase): Promise<ReadonlyMap<string, string>> {
  const clients = await db.clients.toArray();
  return new Map(clients.map(({ cnpj_cpf, corporate_name }) => [cnpj_cpf, corporate_name]));
}
