import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { firestore, idTokenOf, PROJECT } from './local-backend.ts';
import { DEMO_PASSWORD } from './people.ts';

/** Past the screens and under the rules: what the other side of a conversation does and sees. */
const DATABASE = `projects/${PROJECT}/databases/(default)/documents`;
const API = `${firestore}/v1/${DATABASE}`;

type Value =
  | { stringValue: string }
  | { integerValue: string }
  | { nullValue: null }
  | { timestampValue: string }
  | { arrayValue: { values?: Value[] } };
type Document = { name: string; fields: Record<string, Value> };

const text = (value: string): Value => ({ stringValue: value });
const texts = (values: string[]): Value => ({ arrayValue: { values: values.map(text) } });
const nothing: Value = { nullValue: null };
const textOf = (value: Value | undefined) =>
  value !== undefined && 'stringValue' in value ? value.stringValue : '';

export class Person {
  readonly uid: string;
  private readonly token: string;
  private constructor(token: string) {
    this.token = token;
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
    this.uid = (JSON.parse(payload) as { user_id: string }).user_id; // an ID token's documented claim
  }

  static async of(email: string): Promise<Person> {
    const token = await idTokenOf(email, DEMO_PASSWORD);
    if (token === null) throw new Error(`${email} may not sign in`);
    return new Person(token);
  }

  /** The company whose portal a client user sees. */
  async company(): Promise<string> {
    const { fields } = (await this.call(`${API}/app_users/${this.uid}`)) as Document; // the REST API's shape
    return textOf(fields['client_id']);
  }

  /** Appends a message to a client's thread: the row and its receipt in one commit, as the rules demand. */
  async say(clientId: string, content: string): Promise<void> {
    const id = randomUUID().replaceAll('-', '');
    const op = `${this.uid}_${randomUUID()}`;
    const fields: Record<string, Value> = {
      client_id: text(clientId),
      thread_id: text(clientId),
      sender_id: text(this.uid),
      content: text(content),
      status: text('sent'),
      document_ids: { arrayValue: {} },
      written_at: { timestampValue: new Date().toISOString() },
      tenant_id: text('aurora'),
      created_by: text(this.uid),
      deleted_at: nothing,
    };
    const receipt: Record<string, Value> = {
      uid: text(this.uid),
      entity: text('messages'),
      doc_id: text(id),
      client_id: text(clientId),
      rev: { integerValue: '1' },
      kind: text('create'),
      fields: texts([...Object.keys(fields), 'created_at']),
    };
    const stamps = { rev: { integerValue: '1' }, updated_by: text(this.uid), last_op: text(op) };
    await this.call(`${API}:commit`, {
      writes: [
        create(`messages/${id}`, { ...fields, ...stamps }, ['created_at', 'updated_at']),
        create(`audit/${op}`, receipt, ['at']),
      ],
    });
  }

  /** Messages of a client's thread in the server's order, each with the names of the files it names. */
  async thread(clientId: string): Promise<{ content: string; files: string[] }[]> {
    const rows = await this.query('messages', clientId);
    const documents = await this.query('documents', clientId);
    const names = new Map(
      documents.map(({ name, fields }) => [
        name.slice(name.lastIndexOf('/') + 1),
        textOf(fields['filename']),
      ]),
    );
    const at = ({ fields }: Document) => {
      const value = fields['created_at'];
      return value !== undefined && 'timestampValue' in value ? value.timestampValue : '';
    };
    return rows
      .toSorted((a, b) => (at(a) < at(b) ? -1 : 1))
      .map(({ fields }) => {
        const named = fields['document_ids'];
        const ids = named !== undefined && 'arrayValue' in named ? (named.arrayValue.values ?? []) : [];
        return {
          content: textOf(fields['content']),
          files: ids.map((id) => names.get(textOf(id)) ?? 'missing'),
        };
      });
  }

  private async query(collection: string, clientId: string): Promise<Document[]> {
    const answer = (await this.call(`${API}/tenants/aurora:runQuery`, {
      structuredQuery: {
        from: [{ collectionId: collection }],
        where: { fieldFilter: { field: { fieldPath: 'client_id' }, op: 'EQUAL', value: text(clientId) } },
      },
    })) as { document?: Document }[]; // the REST API's shape
    return answer.flatMap(({ document }) => document ?? []);
  }

  private async call(url: string, body?: unknown): Promise<unknown> {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { Authorization: `Bearer ${this.token}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    expect(response.status, JSON.stringify(answer)).toBe(200);
    return answer;
  }
}

function create(path: string, fields: Record<string, Value>, serverTimes: string[]) {
  return {
    update: { name: `${DATABASE}/tenants/aurora/${path}`, fields },
    updateTransforms: serverTimes.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
    currentDocument: { exists: false },
  };
}
