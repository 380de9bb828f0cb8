import { describe, it } from 'vitest';
import { ACCEPTED_EXTENSIONS, ACCEPTED_TYPES } from '@portal/domain';
import { expectCommitAllowed, expectCommitDenied } from './support/expectations.ts';
import {
  createOperation,
  newId,
  patchOperation,
  removeOperation,
  withHonestRow,
} from './support/operations.ts';
import {
  COMPANY,
  FIRM,
  OTHER_COMPANY,
  OTHER_FIRM,
  SECOND_COMPANY,
  STAFF,
  uidOf,
  type Persona,
} from './support/personas.ts';
import { validFields } from './support/rows.ts';
import { useWorld } from './support/world.ts';

const world = useWorld();
const pathIn = (folder: string, id: string, file = 'f3a9.pdf') =>
  `client-documents/${FIRM}/${folder}/${id}/${file}`;

function documentOf(author: Persona, changes: Record<string, unknown> = {}) {
  const id = newId();
  const fields = validFields(uidOf(author), id).documents;
  return createOperation(author, 'documents', { ...fields, ...changes }, { id });
}

const SENDERS = ['client', ...STAFF] as const;

describe.each(SENDERS)('a document sent by %s', (sender) => {
  const as = () => world.as(sender);

  const FORGERIES: Record<string, Record<string, unknown>> = {
    'sent in the name of another': { uploaded_by: uidOf('otherClient') },
    'checked by itself': { check: 'ok' },
    'refused by itself': { check: 'refused' },
    'with a word of the check': { check_reason: 'Tudo certo' },
    'reviewed by itself': { review: 'ok' },
    'returned by itself': { review: 'returned' },
    'with a word of the review': { review_reason: 'Tudo certo' },
  };
  it.each(Object.entries(FORGERIES))('%s is denied', async (_sentence, changes) => {
    const honest = documentOf(sender);
    await expectCommitDenied(as(), withHonestRow(honest, changes));
    await expectCommitAllowed(as(), honest);
  });

  it('may say which returned one it was sent instead of, by an id and nothing else', async () => {
    const replacing = documentOf(sender, { replaces: newId() });
    await expectCommitDenied(as(), withHonestRow(replacing, { replaces: 'a/b' }));
    await expectCommitDenied(as(), withHonestRow(replacing, { replaces: null }));
    await expectCommitAllowed(as(), replacing);
  });

  it('may say which bytes it is, by their SHA-256 and nothing else', async () => {
    const told = documentOf(sender, { sha256: 'f'.repeat(64) });
    for (const sha256 of ['f'.repeat(63), 'F'.repeat(64), `${'f'.repeat(64)}0`, 'g'.repeat(64), null, 7])
      await expectCommitDenied(as(), withHonestRow(told, { sha256 }));
    await expectCommitAllowed(as(), told);
  });

  const STORED_ELSEWHERE: Record<string, (id: string) => string> = {
    'in the folder of another row': () => pathIn(COMPANY, 'another'),
    'in the folder of another company': (id) => pathIn(OTHER_COMPANY, id),
    "in the folder of 'Geral'": (id) => pathIn('general', id),
    'in another firm': (id) => pathIn(COMPANY, id).replace(FIRM, OTHER_FIRM),
    'in another root': (id) => pathIn(COMPANY, id).replace('client-documents', 'quarantine'),
    'one folder deeper': (id) => pathIn(COMPANY, id, 'deeper/f3a9.pdf'),
    'above its folder': (id) => pathIn(COMPANY, id, '../f3a9.pdf'),
    'without a name': (id) => pathIn(COMPANY, id, '.pdf'),
    'without an extension': (id) => pathIn(COMPANY, id, 'f3a9'),
    'as a script': (id) => pathIn(COMPANY, id, 'f3a9.js'),
    'as a page': (id) => pathIn(COMPANY, id, 'f3a9.html'),
    'as a drawing': (id) => pathIn(COMPANY, id, 'f3a9.svg'),
    'under two extensions': (id) => pathIn(COMPANY, id, 'f3a9.pdf.exe'),
    'under two extensions, the harmless one last': (id) => pathIn(COMPANY, id, 'f3a9.exe.pdf'),
    'behind something else': (id) => `x/${pathIn(COMPANY, id)}`,
    'before a line break': (id) => `${pathIn(COMPANY, id)}\n`,
    'at an address': (id) => `https://evil.example/${pathIn(COMPANY, id)}`,
  };
  it.each(Object.entries(STORED_ELSEWHERE))('and stored %s is denied', async (_sentence, place) => {
    const honest = documentOf(sender);
    await expectCommitDenied(as(), withHonestRow(honest, { storage_path: place(honest.id) }));
    await expectCommitAllowed(as(), honest);
  });

  it.each(ACCEPTED_EXTENSIONS)('is allowed as %s', async (extension) => {
    const honest = documentOf(sender);
    const storage_path = pathIn(COMPANY, honest.id, `f3a9.${extension}`);
    await expectCommitAllowed(
      as(),
      withHonestRow(honest, { storage_path, mime_type: ACCEPTED_TYPES[extension] }),
    );
  });

  it.each(['text/html', 'image/svg+xml', 'application/javascript', 'application/pdf; charset=x', ''])(
    'is denied as %s',
    async (mime_type) => {
      await expectCommitDenied(as(), withHonestRow(documentOf(sender), { mime_type }));
    },
  );

  it.each([0, -1, 25 * 1024 * 1024, 1.5])('is denied with %d bytes', async (size_bytes) => {
    await expectCommitDenied(as(), withHonestRow(documentOf(sender), { size_bytes }));
  });
});

describe('a document', () => {
  it("of 'Geral' is filed by staff and not by a client", async () => {
    const general = (author: Persona) => {
      const honest = documentOf(author);
      return withHonestRow(honest, { client_id: null, storage_path: pathIn('general', honest.id) });
    };
    await expectCommitAllowed(world.as('accountant'), general('accountant'));
    await expectCommitDenied(world.as('client'), general('client'));
  });

  it("of 'Geral' stored with a company is denied", async () => {
    await expectCommitDenied(
      world.as('accountant'),
      withHonestRow(documentOf('accountant'), { client_id: null }),
    );
  });

  it("of a company called 'general' is denied, even where a client holds it", async () => {
    const honest = documentOf('accountant');
    const changes = { client_id: 'general', storage_path: pathIn('general', honest.id) };
    await expectCommitDenied(world.as('accountant'), withHonestRow(honest, changes));
  });

  it('is sent by a client for each own company and for no other', async () => {
    const sent = (client_id: string) => {
      const honest = documentOf('client');
      return withHonestRow(honest, { client_id, storage_path: pathIn(client_id, honest.id) });
    };
    await expectCommitAllowed(world.as('client'), sent(SECOND_COMPANY));
    await expectCommitDenied(world.as('client'), sent(OTHER_COMPANY));
  });

  it('of a company that is not there is not filed', async () => {
    const honest = documentOf('accountant');
    const changes = { client_id: 'nobody', storage_path: pathIn('nobody', honest.id) };
    await expectCommitDenied(world.as('accountant'), withHonestRow(honest, changes));
  });

  it.each(STAFF)('is described and reviewed by %s', async (persona) => {
    const patch = { category: 'notas', description: null, review: 'returned', review_reason: 'Ilegível' };
    await expectCommitAllowed(
      world.as(persona),
      patchOperation(persona, await world.addRow('documents'), patch),
    );
  });

  const FIXED: Record<string, unknown> = {
    check: 'ok',
    check_reason: 'Tudo certo',
    uploaded_by: 'uidAdmin',
    storage_path: pathIn(COMPANY, 'another'),
    mime_type: 'image/png',
    size_bytes: 1,
    filename: 'outro.pdf',
  };
  it.each(Object.keys(FIXED))('never changes its %s', async (name) => {
    const existing = await world.addRow('documents');
    const patch = { [name]: FIXED[name] };
    await expectCommitDenied(world.as('admin'), patchOperation('admin', existing, patch));
    const hidden = { ...patch, category: 'notas' };
    await expectCommitDenied(world.as('admin'), patchOperation('admin', existing, hidden));
  });

  it('that a function moved to quarantine is still described', async () => {
    const moved = { storage_path: 'quarantine/x', check: 'refused', check_reason: 'Conteúdo não confere' };
    const existing = await world.addRow('documents', moved);
    await expectCommitAllowed(
      world.as('accountant'),
      patchOperation('accountant', existing, { category: 'x' }),
    );
  });

  it('is removed by the member of staff who sent it', async () => {
    const own = await world.addRow('documents', { uploaded_by: uidOf('accountant') });
    await expectCommitAllowed(world.as('accountant'), removeOperation('accountant', own));
  });

  it('is not removed by the client who sent it', async () => {
    const own = await world.addRow('documents', { uploaded_by: uidOf('client') });
    await expectCommitDenied(world.as('client'), removeOperation('client', own));
  });
});
