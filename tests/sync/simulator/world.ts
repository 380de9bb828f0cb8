import { type AppUser, type EntityName, type Instant, type Role, toInstant } from '@portal/domain';
import type { LineTrouble } from '../model/model-link.ts';
import { ModelBucket } from '../model/model-files.ts';
import { ModelServer } from '../model/model-server.ts';
import { Device } from './device.ts';
import { Ledger } from './ledger.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';
import { VirtualTime } from './virtual-time.ts';

export const TENANT = 'firm';
export const COMPANIES = ['c1', 'c2', 'c3'] as const;

/** 20 November 2026: where every run begins. */
const START = Date.parse('2026-11-20T12:00:00Z');

export type RunOptions = {
  seed: number;
  devices: number;
  ops: number;
  page: number;
  trouble: LineTrouble;
  /** Rows written with one stamp before the run begins. */
  equal_stamps: number;
  /** Share of the actions that change somebody's rights. */
  revoke: number;
};

/** Everything of one run: the firm's server and the devices of its people. */
export class World {
  readonly options: RunOptions;
  readonly time = new VirtualTime();
  readonly random: SeededRandom;
  readonly server: ModelServer;
  readonly bucket = new ModelBucket();
  readonly ledger = new Ledger();
  /** What every line suffers, until there is peace. */
  readonly trouble: LineTrouble;
  readonly devices: Device[] = [];
  private functionWrites = 0;

  constructor(options: RunOptions) {
    this.options = options;
    this.trouble = { ...options.trouble };
    this.random = seededRandom(options.seed);
    this.time.now = START;
    this.server = new ModelServer(TENANT, this.random.pick([1, 1, 1_000, 5_000]) ?? 1);
    this.seedFirm();
    for (let i = 0; i < options.devices; i += 1) this.devices.push(new Device(this, this.personOf(i), i));
    this.server.watchers.add(() => this.actAsFunctions());
  }

  /** Two devices of one accountant, then clients and others: one person on two devices is where races are. */
  private personOf(index: number): string {
    const people = ['rui', 'rui', 'ana', 'bia', 'sam', 'ana'];
    return people[index % people.length] ?? 'rui';
  }

  private seedFirm(): void {
    const people: [string, Role, string[]][] = [
      ['rui', 'accountant', []],
      ['sam', 'supervisor', []],
      ['ana', 'client', ['c1']],
      ['bia', 'client', ['c1', 'c2']],
    ];
    for (const [uid, role, companies] of people) this.server.setUser(appUser(uid, role, companies));
    for (const id of COMPANIES) {
      this.writeAsFunction('clients', id, { ...CLIENT, corporate_name: `Empresa ${id}` });
      const company = { client_id: id, corporate_name: id, trade_name: null, cnpj_cpf: CLIENT.cnpj_cpf };
      this.writeAsFunction('companies', id, { ...company, tax_regime: CLIENT.tax_regime, status: 'active' });
    }
    // A year of history, so that the overlap does not cover for a gap.
    for (let i = 0; i < 12; i += 1) {
      const at = START - (12 - i) * 30 * 86_400_000;
      this.writeAsFunction('obligations', `old${String(i)}`, obligation('c1', `old ${String(i)}`), at);
    }
    for (let i = 0; i < this.options.equal_stamps; i += 1) {
      const client_id = COMPANIES[i % COMPANIES.length] ?? 'c1';
      this.writeAsFunction('obligations', `seed${String(i)}`, obligation(client_id, `seed ${String(i)}`));
    }
  }

  writeAsFunction(
    entity: EntityName,
    docId: string,
    fields: Record<string, unknown>,
    at: number = this.time.now,
  ): void {
    const before = this.server.rows.get(`${entity}/${docId}`)?.value;
    this.functionWrites += 1;
    const created = [...Object.keys(fields), 'tenant_id', 'created_at', 'created_by', 'deleted_at'];
    this.server.writeAsFunction(
      {
        op_id: `fn_${String(this.functionWrites).padStart(8, '0')}`,
        tenant_id: TENANT,
        entity,
        doc_id: docId,
        kind: before === undefined ? 'create' : 'patch',
        fields,
        client_id: typeof fields['client_id'] === 'string' ? fields['client_id'] : null,
        changed: before === undefined ? created : Object.keys(fields),
      },
      at,
    );
  }

  /** A function looks at each new file some time after its row is there, and bumps the row. */
  private actAsFunctions(): void {
    const last = this.server.commits.at(-1);
    if (last?.number !== this.server.version || last.write.uid === 'fn') return;
    if (last.write.entity !== 'documents' || last.write.kind !== 'create') return;
    this.time.after(500 + this.random.next() * 20_000, () => {
      this.writeAsFunction('documents', last.write.doc_id, { check: 'ok' });
    });
  }

  /** Everybody is online, and every answer arrives. */
  makePeace(): void {
    Object.assign(this.trouble, { drop_acks: 0, turn_away: 0 } satisfies Partial<LineTrouble>);
    for (const device of this.devices) {
      device.setLine(true, true);
      device.setSignedIn(true);
      if (!device.isRunning) device.openTab();
    }
  }

  get now(): Instant {
    return toInstant(new Date(this.time.now));
  }
}

export const CLIENT = {
  corporate_name: '',
  trade_name: null,
  cnpj_cpf: '11222333000181',
  tax_regime: 'mei',
  status: 'active',
  email: null,
  phone: null,
  address: null,
  city: null,
  state: null,
  notes: null,
} as const;

export const obligation = (client_id: string, name: string) => ({
  client_id,
  name,
  due_date: '2026-12-01',
  priority: null,
  status: 'pending' as const,
  description: null,
  notes: null,
  completed_at: null,
  document_ids: [],
});

function appUser(uid: string, role: Role, client_ids: string[]): AppUser {
  const at = toInstant(new Date(START));
  return {
    auth_uid: uid,
    tenant_id: TENANT,
    client_id: client_ids[0] ?? null,
    client_ids,
    email: `${uid}@firm.example`,
    email_verified: true,
    full_name: uid,
    phone: null,
    role,
    requested_role: 'client',
    is_active: true,
    last_login_at: null,
    created_at: at,
    approved_at: at,
    approved_by: 'root',
    blocked_at: null,
  };
}
