import { type Fields, NEW_CLIENT } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { serverRow } from '#data/testing/local-account.ts';
import type { Difference } from './outbox-entry.ts';
import { ownVersion } from './own-version.ts';

const ANA = { uid: 'ana', role: 'accountant' } as const;
const CARLOS = { uid: 'carlos', role: 'client' } as const;
const found_at = '2026-11-20T12:00:00.000000000Z';

const OBLIGATION: Fields<'obligations'> = {
  client_id: 'c1',
  name: 'DAS',
  due_date: '2026-12-20',
  priority: 'medium',
  status: 'completed',
  description: null,
  notes: null,
  completed_at: '2026-11-19T12:00:00.000000000Z',
  document_ids: [],
};
const DOCUMENT: Fields<'documents'> = {
  client_id: 'c1',
  filename: 'guia.pdf',
  storage_path: 'client-documents/firm/c1/d1/abc.pdf',
  mime_type: 'application/pdf',
  size_bytes: 3,
  category: null,
  description: null,
  uploaded_by: 'rui',
  check: 'ok',
  check_reason: null,
  review: 'ok',
  review_reason: null,
};
const MESSAGE: Fields<'messages'> = {
  client_id: 'c1',
  thread_id: 'c1',
  sender_id: 'ana',
  content: 'Bom dia',
  status: 'sent',
  document_ids: [],
  written_at: found_at,
};

const older = (entity: Difference['entity'], ours: object, theirs: object): Difference =>
  ({ entity, doc_id: 'x', kind: 'older', ours, theirs, found_at }) as Difference;
const missing = (entity: Difference['entity'], ours: object): Difference =>
  ({ entity, doc_id: 'x', kind: 'missing', ours, theirs: null, found_at }) as Difference;

describe('an edit of what the server has', () => {
  it('leaves out what the rules fix, and is none where nothing is left', () => {
    const ours = serverRow('documents', 'x', { ...DOCUMENT, category: 'Folha' });
    const theirs = serverRow('documents', 'x', { ...DOCUMENT, check: 'pending', uploaded_by: 'ana' });
    expect(ownVersion(older('documents', ours, theirs), ANA)).toEqual({
      kind: 'patch',
      entity: 'documents',
      id: 'x',
      patch: { category: 'Folha' },
    });
    expect(ownVersion(older('documents', { ...ours, category: null }, theirs), ANA)).toBeNull();
  });

  it('changes when an obligation was completed only together with its status', () => {
    const ours = serverRow('obligations', 'x', OBLIGATION);
    const open = serverRow('obligations', 'x', { ...OBLIGATION, status: 'pending', completed_at: null });
    expect(ownVersion(older('obligations', ours, open), ANA)).toMatchObject({
      patch: { status: 'completed', completed_at: OBLIGATION.completed_at },
    });
    const earlier = { ...ours, completed_at: '2026-11-18T12:00:00.000000000Z' };
    expect(ownVersion(older('obligations', ours, earlier), ANA)).toBeNull();
  });

  it('leaves out what an edit on its way says otherwise', () => {
    const ours = serverRow('obligations', 'x', { ...OBLIGATION, name: 'DAS 10', notes: 'Paga' });
    const theirs = serverRow('obligations', 'x', OBLIGATION);
    const change = ownVersion(older('obligations', ours, theirs), ANA, new Set(['notes']));
    expect(change).toHaveProperty('patch', { name: 'DAS 10' });
  });

  it('is none of a row that was removed, nor of what only the server writes, nor of a message', () => {
    const ours = serverRow('obligations', 'x', { ...OBLIGATION, name: 'DAS 10' });
    const removed = { ...serverRow('obligations', 'x', OBLIGATION), deleted_at: found_at };
    expect(ownVersion(older('obligations', ours, removed), ANA)).toBeNull();
    expect(
      ownVersion(older('people', { full_name: 'A' }, { full_name: 'B', deleted_at: null }), ANA),
    ).toBeNull();
    const said = serverRow('messages', 'x', MESSAGE);
    expect(ownVersion(older('messages', said, { ...said, content: 'Oi' }), ANA)).toBeNull();
  });
});

describe('a row made anew', () => {
  it('holds all of its fields and none of its stamps', () => {
    expect(ownVersion(missing('obligations', serverRow('obligations', 'x', OBLIGATION)), ANA)).toEqual({
      kind: 'create',
      entity: 'obligations',
      id: 'x',
      fields: OBLIGATION,
    });
  });

  it('of a client has no field that the row does not have, and no end of a contract', () => {
    const row = {
      ...serverRow('clients', 'x', NEW_CLIENT),
      contract_ended_on: '2026-11-20',
      tax_profile: [],
    };
    expect(ownVersion(missing('clients', row), ANA)).toEqual({
      kind: 'create',
      entity: 'clients',
      id: 'x',
      fields: { ...NEW_CLIENT, tax_profile: [] },
    });
  });

  it('of a document waits to be checked, in the name of the one who sends it', () => {
    const change = ownVersion(missing('documents', serverRow('documents', 'x', DOCUMENT)), CARLOS);
    expect(change).toMatchObject({
      fields: { ...DOCUMENT, uploaded_by: 'carlos', check: 'pending', review: 'none' },
    });
  });

  it('is never somebody else’s word, read mark or choice', () => {
    expect(ownVersion(missing('messages', serverRow('messages', 'x', MESSAGE)), ANA)).not.toBeNull();
    expect(ownVersion(missing('messages', serverRow('messages', 'x', MESSAGE)), CARLOS)).toBeNull();
    expect(ownVersion(missing('preferences', { user_id: 'rui' }), ANA)).toBeNull();
  });

  it('of a client is only what a client may ask', () => {
    const request: Fields<'service_requests'> = {
      client_id: 'c1',
      service_id: 's1',
      description: 'Guia',
      status: 'open',
      answer: null,
      document_ids: [],
    };
    const row = serverRow('service_requests', 'x', request);
    expect(ownVersion(missing('service_requests', row), CARLOS)).not.toBeNull();
    expect(ownVersion(missing('service_requests', { ...row, answer: 'Segue' }), CARLOS)).toBeNull();
    expect(ownVersion(missing('service_requests', { ...row, answer: 'Segue' }), ANA)).not.toBeNull();
    expect(ownVersion(missing('obligations', serverRow('obligations', 'x', OBLIGATION)), CARLOS)).toBeNull();
  });
});

describe('what a person asked about their data', () => {
  const ASKED: Fields<'privacy_requests'> = {
    user_id: 'carlos',
    kind: 'erase',
    details: null,
    state: 'open',
    answer: null,
    due_date: '2026-12-07',
  };
  const ours = serverRow('privacy_requests', 'x', ASKED);
  const answered = serverRow('privacy_requests', 'x', { ...ASKED, state: 'done', answer: 'Feito' });

  it('is asked again by that person alone, and only while nobody had answered', () => {
    expect(ownVersion(missing('privacy_requests', ours), CARLOS)).toMatchObject({
      kind: 'create',
      fields: ASKED,
    });
    expect(ownVersion(missing('privacy_requests', answered), CARLOS)).toBeNull();
    expect(ownVersion(missing('privacy_requests', ours), { uid: 'sam', role: 'admin' })).toBeNull();
  });

  it('is answered again by seniors alone', () => {
    const lost = older('privacy_requests', answered, ours);
    expect(ownVersion(lost, { uid: 'sam', role: 'supervisor' })).toMatchObject({
      patch: { state: 'done', answer: 'Feito' },
    });
    expect(ownVersion(lost, CARLOS)).toBeNull();
    expect(ownVersion(lost, ANA)).toBeNull();
  });
});

describe('what the firm says of a rule', () => {
  const signed = { title: 'ISS', signed_off_by: 'bia', signed_off_at: found_at, deleted_at: null };
  const BIA = { uid: 'bia', role: 'supervisor' } as const;

  it('is said again by seniors alone, and by nobody signed', () => {
    expect(ownVersion(missing('obligation_rules', signed), ANA)).toBeNull();
    expect(ownVersion(missing('obligation_rules', signed), BIA)).toMatchObject({
      kind: 'create',
      fields: { title: 'ISS', signed_off_by: null, signed_off_at: null },
    });
    const theirs = { ...signed, title: 'ICMS' };
    expect(ownVersion(older('obligation_rules', signed, theirs), BIA)).toMatchObject({
      kind: 'patch',
      patch: { title: 'ISS', signed_off_by: null, signed_off_at: null },
    });
  });
});

describe('a removal that the server has lost', () => {
  const theirs = serverRow('obligations', 'x', OBLIGATION);
  const removed = { ...theirs, rev: 2, deleted_at: found_at };

  it('is removed again, by those who may', () => {
    const again = { kind: 'remove', entity: 'obligations', id: 'x' };
    expect(ownVersion(older('obligations', removed, theirs), ANA)).toEqual(again);
    expect(ownVersion(older('obligations', removed, theirs), CARLOS)).toBeNull();
    expect(ownVersion(older('clients', removed, theirs), ANA)).toBeNull();
    expect(ownVersion(older('clients', removed, theirs), { ...ANA, role: 'supervisor' })).not.toBeNull();
    expect(ownVersion(older('messages', { ...removed, sender_id: 'ana' }, theirs), ANA)).toBeNull();
  });

  it('is none any more where the server has removed it too', () => {
    const both = older('obligations', removed, { ...theirs, deleted_at: found_at });
    expect(ownVersion(both, ANA)).toBeNull();
  });
});
