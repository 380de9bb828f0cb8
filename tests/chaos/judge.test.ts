import { describe, expect, it } from 'vitest';
import { judge, type ServerRow } from './judge.ts';
import type { Act } from './ledger.ts';
import type { DeviceWork } from './page/hands.ts';

const create: Act = {
  kind: 'create',
  entity: 'notes',
  field: 'title',
  value: 'Caixa',
  certain: true,
  sha256: null,
};
const edit = (value: string, certain = true): Act => ({
  kind: 'edit',
  id: 'n1',
  entity: 'notes',
  field: 'content',
  value,
  certain,
  sha256: null,
});
const row = (fields: Record<string, unknown>, changes: Partial<ServerRow> = {}): ServerRow => ({
  entity: 'notes',
  id: 'n1',
  rev: 1,
  receipts: 1,
  objects: [],
  fields: { title: 'Caixa', ...fields },
  ...changes,
});
const entry = (state: 'queued' | 'parked'): DeviceWork['entries'][number] => ({
  op_id: 'o1',
  entity: 'notes',
  doc_id: 'n1',
  kind: 'create',
  patch: { title: 'Caixa' },
  state,
  error_kind: state === 'parked' ? 'permission_denied' : null,
});
const nothing: DeviceWork = { entries: [], uploads: [] };
const clean = { lost: [], doubled: [], stuck: [], attention: [] };

describe('the judge of a run', () => {
  it('is content with what is at the server once', () => {
    expect(judge([create, edit('um'), edit('dois')], [row({ content: 'dois' })], nothing)).toEqual(clean);
  });

  it('calls lost what is neither at the server nor on the device', () => {
    expect(judge([create], [], nothing).lost).toEqual(["notes 'Caixa'"]);
  });

  it('asks nothing of an act that nobody was told is kept', () => {
    expect(judge([{ ...create, certain: false }], [], nothing)).toEqual(clean);
  });

  it('calls lost a last word that an older one has replaced', () => {
    expect(judge([create, edit('um'), edit('dois')], [row({ content: 'um' })], nothing).lost).toHaveLength(1);
  });

  it('accepts either where the process died during the last word', () => {
    const acts = [create, edit('um'), edit('dois', false)];
    for (const content of ['um', 'dois']) expect(judge(acts, [row({ content })], nothing)).toEqual(clean);
  });

  it('calls doubled two rows of one act, and a revision without a receipt', () => {
    expect(judge([create], [row({}), row({}, { id: 'n2' })], nothing).doubled).toHaveLength(1);
    expect(judge([create], [row({}, { rev: 2 })], nothing).doubled).toHaveLength(1);
  });

  it('calls stuck what waits when all is quiet, and not lost', () => {
    const { lost, stuck } = judge([create], [], { ...nothing, entries: [entry('queued')] });
    expect({ lost: lost.length, stuck: stuck.length }).toEqual({ lost: 0, stuck: 1 });
  });

  it('accepts what the device shows as needing its person', () => {
    const verdict = judge([create], [], { ...nothing, entries: [entry('parked')] });
    expect({ ...verdict, attention: verdict.attention.length }).toEqual({ ...clean, attention: 1 });
  });

  it('calls a file lost whose bytes are others, and doubled one that has two objects', () => {
    const file: Act = { ...create, entity: 'documents', field: 'filename', value: 'a.pdf', sha256: 'x' };
    const at = (objects: ServerRow['objects']) =>
      row({ filename: 'a.pdf', storage_path: 'd/1.pdf' }, { entity: 'documents', objects });
    const [whole, other] = [
      { path: 'd/1.pdf', sha256: 'x' },
      { path: 'd/2.pdf', sha256: 'x' },
    ];
    expect(judge([file], [at([whole])], nothing)).toEqual(clean);
    expect(judge([file], [at([{ ...whole, sha256: 'y' }])], nothing).lost).toHaveLength(1);
    expect(judge([file], [at([whole, other])], nothing).doubled).toHaveLength(1);
  });
});
