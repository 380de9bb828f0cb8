import type { AppUser } from '@portal/domain';
import { kindOf } from '#sync/failure/remote-error.ts';
import { scopesOf } from '#sync/scopes.ts';
import type { RemoteDatabase } from '#sync/ports.ts';
import type { RealFirm } from '../support/real-firm.ts';
import { type Answer, type Listing, listText, type Step, sumText, type Trace } from './record-trace.ts';

/** One question put to both servers. */
export type Reply = { step: string; model: Answer; backend: Answer };

/** Asks the local backend what the model was asked, in the same order, each person by a browser of their own. */
export class Replay {
  private readonly firm: RealFirm;
  private readonly browsers = new Map<string, RemoteDatabase>();
  private readonly names: readonly string[];

  private constructor(firm: RealFirm, names: readonly string[]) {
    this.firm = firm;
    this.names = names;
  }

  static async open(firm: RealFirm, trace: Trace): Promise<Replay> {
    const replay = new Replay(
      firm,
      trace.users.map(({ auth_uid }) => auth_uid),
    );
    for (const user of trace.users) {
      const uid = await firm.addPerson(user.auth_uid, user.role ?? 'client', user.client_ids);
      replay.browsers.set(user.auth_uid, (await firm.signIn(uid)).database);
    }
    for (const { entity, row } of trace.rows) await firm.putRow(entity, replay.here(row));
    return replay;
  }

  /** null where both servers were told and neither asked, or where the answer depends on a race. */
  async take(step: Step): Promise<Reply | null> {
    switch (step.kind) {
      case 'user':
        await this.firm.setUser(this.here(step.user));
        return null;
      case 'row':
        await this.firm.putRow(step.entity, this.here(step.row));
        return null;
      case 'by_hand':
        await this.firm.putByHand(step.row.entity, step.row);
        return null;
      case 'dropped':
        await this.firm.db.doc(`tenants/${this.firm.tenantId}/${step.key}`).delete();
        return null;
      case 'commit': {
        if (step.answer === 'contention') return null;
        const write = this.here(step.write);
        const backend = await answer(
          this.browser(step.uid).runTransaction((tx) => Promise.resolve(tx.write(write))),
          () => 'ok',
        );
        return {
          step: `${step.uid} ${write.kind}s ${write.entity}/${write.doc_id}`,
          model: step.answer,
          backend,
        };
      }
      case 'read': {
        const id = this.here(step.id);
        const read = this.browser(step.uid).runTransaction((tx) => tx.readRow(step.entity, id));
        const backend = await answer(read, (row) => String(row?.rev ?? 0));
        return { step: `${step.uid} reads ${step.entity}/${step.id}`, model: step.answer, backend };
      }
      case 'receipt': {
        const opId = this.here(step.op_id);
        const read = this.browser(step.uid).runTransaction((tx) => tx.readReceipt(opId));
        const backend = await answer(read, (receipt) => String(receipt?.rev ?? 0));
        return { step: `${step.uid} asks for ${step.op_id}`, model: step.answer, backend };
      }
    }
  }

  /** All that a person may list now, by scope. */
  async listed(user: AppUser): Promise<Record<string, Listing>> {
    const { role, client_ids } = user;
    if (role === null) return {};
    const database = this.browser(user.auth_uid);
    const found: Record<string, Listing> = {};
    for (const scope of scopesOf({ uid: this.here(user.auth_uid), role, client_ids })) {
      const page = database.readPage({ scope, after: null, limit: 500 });
      const rows = await answer(page, (read) => listText(read.rows.map((row) => this.there(row))));
      const sums = await answer(database.sumRange({ scope, from: null, before: null }), sumText);
      found[this.there(scope.key)] = { rows, sums };
    }
    return found;
  }

  private browser(uid: string): RemoteDatabase {
    const database = this.browsers.get(uid);
    if (database === undefined) throw new Error(`${uid} has no browser`);
    return database;
  }

  /** The firm and its people have other ids here than in the run. */
  private here<T>(value: T): T {
    return mapped(value, (text) =>
      text === 'firm'
        ? this.firm.tenantId
        : this.names
            .reduce((now, name) => now.replace(asId(name), `$1${name}${this.firm.tenantId}$2`), text)
            .replace('client-documents/firm/', `client-documents/${this.firm.tenantId}/`),
    );
  }

  private there<T>(value: T): T {
    return mapped(value, (text) => text.replaceAll(this.firm.tenantId, ''));
  }
}

const asId = (name: string) => new RegExp(`(^|_)${name}(_|$)`);

/** Every text in a value, through all its levels. */
function mapped<T>(value: T, change: (text: string) => string): T {
  // Each level keeps its shape; only texts become other texts.
  const at = (part: unknown): unknown => {
    if (typeof part === 'string') return change(part);
    if (Array.isArray(part)) return part.map(at);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, at(inner)]));
  };
  return at(value) as T;
}

async function answer<T>(asked: Promise<T>, said: (result: T) => Answer): Promise<Answer> {
  try {
    return said(await asked);
  } catch (error) {
    return kindOf(error);
  }
}
