import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { storeBytes } from '#data/files/kept-files.ts';
import { RemoteFileError } from '#data/files/remote-files.ts';
import { withGuessedTimes } from '#data/local/stored-row.ts';
import { CLIENT, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { companyTables, personTables, tablesOfOther } from './archive-contents.ts';
import type { ArchiveWords } from './archive.ts';
import { makeArchive } from './make-archive.ts';

const words: ArchiveWords = {
  fieldLabel: (_entity, field) => `rótulo ${field}`,
  fieldText: (_entity, _field, value) => String(value),
  readNames: () => Promise.resolve(new Map()),
};
const now = new Date('2026-11-22T12:00:00Z');
const offline = () => Promise.reject(new RemoteFileError('offline'));

const documentOf = (id: string, filename: string, check: 'ok' | 'refused' = 'ok') =>
  serverRow('documents', id, {
    client_id: 'c1',
    filename,
    storage_path: `client-documents/firm/c1/${id}/a.pdf`,
    mime_type: 'application/pdf',
    size_bytes: 3,
    category: null,
    description: null,
    uploaded_by: 'ana',
    check,
    check_reason: null,
    review: 'none',
    review_reason: null,
  });
const messageOf = (id: string, content: string, client_id = 'c1') =>
  serverRow('messages', id, {
    client_id,
    thread_id: client_id,
    sender_id: 'ana',
    content,
    status: 'sent',
    document_ids: [],
    written_at: '2026-11-20T12:00:00.000000000Z',
  });

async function unzipped(blob: Blob) {
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const text = (name: string) => new TextDecoder().decode(files[name]);
  const bytes = (name: string) => files[name] ?? new Uint8Array();
  return { names: Object.keys(files), bytes, text };
}

async function filledAccount() {
  const account = openTestAccount();
  const { db } = account;
  await db.clients.put(
    serverRow('clients', 'c1', {
      ...CLIENT,
      notes: 'Só para a equipe',
      contract_end_reason: 'Só para a equipe',
    }),
  );
  await db.documents.bulkPut([
    documentOf('d1', 'guia.pdf'),
    documentOf('d2', 'longe.pdf'),
    documentOf('d3', 'vírus.pdf', 'refused'),
  ]);
  await db.messages.bulkPut([
    messageOf('m1', '<script>alert(1)</script>'),
    messageOf('m2', '=HYPERLINK("x")'),
    messageOf('m3', 'De outra empresa', 'c2'),
  ]);
  const file = await storeBytes(db, 'd1', new Uint8Array([1, 2, 3]), 'application/pdf');
  await db.files.put({ ...file, complete: true });
  return account;
}

const contents = (tables: ReturnType<typeof companyTables>) => ({
  title: 'Meus dados',
  about: ['O que é seu.'],
  facts: [['Nome', 'Ana & Filhos']] as const,
  tables,
});

test('without a connection an archive has the files of the device, and says which it has not', async () => {
  const { db } = await filledAccount();
  const made = await makeArchive(contents(companyTables(db, 'c1')), {
    db,
    fetchFile: offline,
    words,
    now,
  });
  expect(made).toMatchObject({ included: 1, missing: 2, unfetched: 1 });
  const { names, text } = await unzipped(made.blob);
  expect(names).toContain('arquivos/0001-guia.pdf');
  expect(names.filter((name) => name.startsWith('arquivos/'))).toHaveLength(1);
  expect(text('index.html')).toContain('longe.pdf');
  expect(text('index.html')).toContain('não estava neste aparelho, e faltava conexão');
  expect(text('index.html')).toContain('recusado na verificação do conteúdo');
  expect(text('index.html')).toContain('Ana &amp; Filhos');
});

test('what the engine notes on a row for itself is in none of its files', async () => {
  const { db } = await filledAccount();
  await db.table('messages').put(withGuessedTimes(messageOf('m1', 'Enviada agora')));
  const made = await makeArchive(contents(companyTables(db, 'c1')), { db, fetchFile: offline, words, now });
  const { names, text } = await unzipped(made.blob);
  const all = names.map(text).join();
  expect(all).toContain('Enviada agora');
  expect(all).not.toContain('has_guessed_times');
});

test('with one it has the others too, but never what did not pass the check', async () => {
  const { db } = await filledAccount();
  const asked: string[] = [];
  const fetchFile = (path: string) => {
    asked.push(path);
    return Promise.resolve(new Blob(['bytes']));
  };
  const made = await makeArchive(contents(companyTables(db, 'c1')), { db, fetchFile, words, now });
  expect(made).toMatchObject({ included: 2, missing: 1, unfetched: 0 });
  expect(asked).toEqual(['client-documents/firm/c1/d2/a.pdf']);
  // They pass through: an export must not push out what the person kept.
  expect(await db.files.count()).toBe(1);
  expect((await unzipped(made.blob)).text('arquivos/0002-longe.pdf')).toBe('bytes');
});

test('a file that the server has no more is named, and another try would not bring it', async () => {
  const { db } = await filledAccount();
  const fetchFile = () => Promise.reject(new RemoteFileError('not_found'));
  const made = await makeArchive(contents(companyTables(db, 'c1')), { db, fetchFile, words, now });
  expect(made).toMatchObject({ included: 1, missing: 2, unfetched: 0 });
  const { text } = await unzipped(made.blob);
  expect(text('index.html')).toMatch(/longe\.pdf<\/td><td>não está no servidor/);
  expect(text('dados/documentos.html')).toContain('Não incluído: não está no servidor');
});

test('a connection that is lost on the way ends no archive: what did not come is named, the rest is there', async () => {
  const { db } = await filledAccount();
  await db.documents.bulkPut(['d4', 'd5'].map((id) => documentOf(id, `${id}.pdf`)));
  const fetchFile = (path: string) =>
    path.includes('/d2/')
      ? Promise.resolve(new Blob(['bytes']))
      : Promise.reject(new RemoteFileError('offline'));
  const made = await makeArchive(contents(companyTables(db, 'c1')), { db, fetchFile, words, now });
  expect(made).toMatchObject({ included: 2, missing: 3, unfetched: 2 });
});

test('its manifest has the size and SHA-256 of every other entry', async () => {
  const { db } = await filledAccount();
  const made = await makeArchive(contents(companyTables(db, 'c1')), { db, fetchFile: offline, words, now });
  const { names, bytes, text } = await unzipped(made.blob);
  const manifest = JSON.parse(text('manifesto.json')) as Manifest;
  expect(manifest.files.map(({ path }) => path)).toEqual(names.filter((name) => name !== 'manifesto.json'));
  expect(manifest.files.length).toBeGreaterThan(10);
  for (const { path, bytes: size, sha256 } of manifest.files) {
    const content = bytes(path);
    expect(size, path).toBe(content.length);
    expect(sha256, path).toBe(createHash('sha256').update(content).digest('hex'));
  }
  expect(text('index.html')).toContain('href="manifesto.json"');
});
type Manifest = { files: { path: string; bytes: number; sha256: string }[] };

test('its pages run nothing and its tables start no formula', async () => {
  const { db } = await filledAccount();
  const made = await makeArchive(contents(companyTables(db, 'c1')), { db, fetchFile: offline, words, now });
  const { text } = await unzipped(made.blob);
  expect(text('dados/mensagens.html')).toContain('&lt;script&gt;');
  expect(text('dados/mensagens.html')).not.toContain('<script');
  expect(text('dados/mensagens.html')).toContain("default-src 'none'");
  expect(text('dados/mensagens.csv')).toContain('\'=HYPERLINK(""x"")');
});

test('that of a company has no other company, and not what the staff wrote for themselves', async () => {
  const { db } = await filledAccount();
  const made = await makeArchive(contents(companyTables(db, 'c1')), { db, fetchFile: offline, words, now });
  const { names, text } = await unzipped(made.blob);
  for (const name of names.filter((each) => !each.startsWith('arquivos/'))) {
    expect(text(name)).not.toContain('De outra empresa');
    expect(text(name)).not.toContain('Só para a equipe');
  }
  expect(JSON.parse(text('dados/mensagens.json'))).toHaveLength(2);
});

test('that of a company has its slips and what it was asked for', async () => {
  const { db } = await filledAccount();
  const asked = { client_id: 'c1', title: 'Extratos', competence: null, due_date: '2026-12-07' };
  await db.document_requests.put(serverRow('document_requests', 'r1', { ...asked, status: 'closed' }));
  await db.request_items.put(
    serverRow('request_items', 'i1', {
      ...{ client_id: 'c1', request_id: 'r1', label: 'Extrato do banco', category: null, state: 'accepted' },
      ...{ document_ids: ['d1'], reason: null, position: 0 },
    }),
  );
  const sha256 = 'a'.repeat(64);
  await db.slips.put(
    serverRow('slips', 's1', {
      ...{ client_id: 'c1', obligation_id: 'o1', version: 1, document_id: 'd1', document_sha256: sha256 },
      ...{ amount_cents: 12_345, pix_code: null, payment_line: null, due_date: '2026-12-20' },
    }),
  );
  await db.slip_events.put(
    serverRow('slip_events', 'e1', {
      ...{ client_id: 'c1', slip_id: 's1', document_sha256: sha256, kind: 'said_paid' },
      done_at: '2026-12-19T12:00:00.000000000Z',
    }),
  );
  const tables = companyTables(db, 'c1');
  const rows = new Map(
    await Promise.all(tables.map(async ({ entity, read }) => [entity, await read()] as const)),
  );
  for (const [entity, id] of [
    ['document_requests', 'r1'],
    ['request_items', 'i1'],
    ['slips', 's1'],
    ['slip_events', 'e1'],
  ] as const)
    expect(rows.get(entity), entity).toMatchObject([{ id }]);
});

test('that of a person has their own notices and requests alone, on a senior’s device too', async () => {
  const { db } = await filledAccount();
  const request = { kind: 'correct', details: null, state: 'open', answer: null } as const;
  await db.privacy_requests.bulkPut([
    serverRow('privacy_requests', 'p1', { ...request, user_id: 'ana', due_date: '2026-12-07' }),
    serverRow('privacy_requests', 'p2', { ...request, user_id: 'carlos', due_date: '2026-12-07' }),
  ]);
  const person = { uid: 'ana', isStaff: true };
  const made = await makeArchive(contents(personTables(db, person)), { db, fetchFile: offline, words, now });
  const { names, text } = await unzipped(made.blob);
  expect(JSON.parse(text('dados/pedidos.json'))).toMatchObject([{ id: 'p1' }]);
  expect(names).not.toContain('dados/mensagens.json');

  const client = { uid: 'ana', isStaff: false };
  const whole = await makeArchive(contents(personTables(db, client)), { db, fetchFile: offline, words, now });
  expect(whole).toMatchObject({ included: 1, missing: 2 });
});

test('that of somebody else has what their own device would have of their companies, and no more', async () => {
  const { db } = await filledAccount();
  const request = { kind: 'export', details: null, state: 'open', answer: null } as const;
  const due_date = '2026-12-07';
  await db.privacy_requests.bulkPut([
    serverRow('privacy_requests', 'p1', { ...request, user_id: 'ana', due_date }),
    serverRow('privacy_requests', 'p2', { ...request, user_id: 'carlos', due_date }),
  ]);
  const ana = {
    full_name: 'Ana',
    kind: 'client',
    role: 'client',
    client_ids: ['c1'],
    is_active: true,
  } as const;
  const person = serverRow('people', 'ana', { ...ana, client_ids: [...ana.client_ids] });
  const tables = tablesOfOther(db, 'ana', person);
  const made = await makeArchive(contents(tables), { db, fetchFile: offline, words, now });
  const { names, text } = await unzipped(made.blob);
  expect(JSON.parse(text('dados/pedidos.json'))).toMatchObject([{ id: 'p1' }]);
  expect(JSON.parse(text('dados/mensagens.json'))).toHaveLength(2);
  expect(names).not.toContain('dados/pessoas.json');
  for (const name of names.filter((each) => each.startsWith('dados/')))
    expect(text(name)).not.toContain('Só para a equipe');
});
