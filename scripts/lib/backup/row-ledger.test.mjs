import { describe, expect, it } from 'vitest';
import { RowLedger } from './row-ledger.mjs';

const string = (stringValue) => ({ stringValue });
const rowOf = (path, rev, lastOp) => ({
  path: `tenants/aurora/${path}`,
  fields: { rev: { integerValue: String(rev) }, last_op: string(lastOp) },
});
const receiptOf = (op, path, rev, kind = 'patch') => ({
  path: `tenants/aurora/audit/${op}`,
  fields: {
    entity: string(path.split('/')[0]),
    doc_id: string(path.split('/')[1]),
    rev: { integerValue: String(rev) },
    kind: string(kind),
  },
});
const userOf = (uid, tenant, fields = {}) => ({
  path: `app_users/${uid}`,
  fields: { tenant_id: string(tenant), ...fields },
});

function disagreements(...documents) {
  const ledger = new RowLedger('aurora', '2026-11-23T12:00:00.000000Z');
  for (const document of documents) ledger.add(document);
  return ledger.disagreements();
}

describe('rows and receipts', () => {
  it('agree where each row has the receipt of its revision, older ones beside it', () => {
    const receipts = [receiptOf('op1', 'notes/n1', 1, 'create'), receiptOf('op2', 'notes/n1', 2)];
    expect(disagreements(rowOf('notes/n1', 2, 'op2'), ...receipts)).toEqual([]);
  });

  it('agree where a receipt had its time and was erased, and not before', () => {
    const row = (at) => {
      const made = rowOf('notes/n1', 3, 'op3');
      return { ...made, fields: { ...made.fields, updated_at: { timestampValue: at } } };
    };
    expect(disagreements(row('2020-12-31T23:59:59Z'))).toEqual([]);
    expect(disagreements(row('2021-01-01T00:00:00Z'))).toHaveLength(1);
  });

  it.each([
    [
      'a newer receipt',
      [rowOf('notes/n1', 1, 'op1'), receiptOf('op1', 'notes/n1', 1), receiptOf('op2', 'notes/n1', 2)],
    ],
    ['a newer row', [rowOf('notes/n1', 2, 'op2'), receiptOf('op1', 'notes/n1', 1)]],
    ['a receipt of another row', [rowOf('notes/n1', 1, 'op1'), receiptOf('op1', 'tasks/n1', 1, 'remove')]],
    ['a receipt of another revision', [rowOf('notes/n1', 2, 'op1'), receiptOf('op1', 'notes/n1', 1)]],
    ['a receipt without a row', [receiptOf('op1', 'notes/n1', 1, 'create')]],
    [
      'a row that lost its stamps',
      [{ path: 'tenants/aurora/notes/n1', fields: {} }, receiptOf('op1', 'notes/n1', 1)],
    ],
  ])('do not agree where there is %s', (_, documents) => {
    expect(disagreements(...documents)).toHaveLength(1);
  });

  it('agree where a tombstone was erased in time', () => {
    const receipts = [receiptOf('op1', 'notes/n1', 1, 'create'), receiptOf('op2', 'notes/n1', 2, 'remove')];
    expect(disagreements(...receipts)).toEqual([]);
  });

  it('agree where the notices of an erased person are gone, and only then', () => {
    const receipt = receiptOf('op1', 'notifications/n1', 1, 'create');
    const erased = userOf('u1', 'aurora', { erased_at: { timestampValue: '2026-01-01T00:00:00Z' } });
    expect(disagreements(receipt, erased)).toEqual([]);
    expect(disagreements(receipt, userOf('u1', 'aurora'))).toHaveLength(1);
  });

  it('leave administrative acts alone: they are of no revision', () => {
    const fields = { kind: string('act'), entity: string('app_users'), doc_id: string('u1') };
    expect(disagreements({ path: 'tenants/aurora/audit/op1', fields })).toEqual([]);
  });
});

describe('a firm', () => {
  it('has its own members and their devices, in whatever order they come', () => {
    const device = { path: 'app_users/u1/devices/d1', fields: {} };
    expect(disagreements(device, userOf('u1', 'aurora'))).toEqual([]);
  });

  it.each([
    [{ path: 'tenants/boreal/notes/n1', fields: {} }],
    [userOf('u1', 'boreal')],
    [{ path: 'app_users/u2/devices/d1', fields: {} }],
    [{ path: 'mail/m1', fields: {} }],
  ])('has no %o', (document) => {
    expect(disagreements(document)).toEqual([`${document.path} is another firm's`]);
  });
});
