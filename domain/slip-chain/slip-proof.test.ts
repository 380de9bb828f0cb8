import { beforeEach, describe, expect, it } from 'vitest';
import { readProof } from '../slips/read-proof.ts';
import { sha256 } from './sha256.ts';
import { checkProof, proofHolds, type SlipProof } from './slip-proof.ts';
import { FILE_SHA256, slipProof } from './testing/slip-proofs.ts';

let proof: SlipProof;
beforeEach(async () => {
  proof = await slipProof();
});

const checked = (given: SlipProof, file: string | null = null) => checkProof(sha256, given, file);

describe('a proof', () => {
  it('holds as it was made, also after it was a file', async () => {
    const read = readProof(JSON.parse(JSON.stringify(proof)));
    expect(read).toEqual(proof);
    const checks = await checked(read ?? proof, FILE_SHA256);
    expect(checks).toEqual({ slip: 'holds', events: ['holds', 'holds', 'holds'], chain: [], isFile: true });
    expect(proofHolds(checks)).toBe(true);
  });

  it('shows a changed amount', async () => {
    proof.slip.record.amount_cents += 1;
    const checks = await checked(proof);
    expect(checks).toMatchObject({ slip: 'changed', events: ['holds', 'holds', 'holds'], chain: [] });
    expect(proofHolds(checks)).toBe(false);
  });

  it('shows a changed time of an event, by either clock', async () => {
    for (const clock of ['done_at', 'received_at'] as const) {
      const given = await slipProof();
      const [, opened] = given.events;
      if (opened !== undefined) opened.record[clock] = '2026-11-18T00:00:00.000000000Z';
      const checks = await checked(given);
      expect(checks.events).toEqual(['holds', 'changed', 'holds']);
      expect(proofHolds(checks)).toBe(false);
    }
  });

  it('shows another file', async () => {
    const checks = await checked(proof, 'b'.repeat(64));
    expect(checks.isFile).toBe(false);
    expect(proofHolds(checks)).toBe(false);
  });

  it('shows an event that is another slip’s, or of another file', async () => {
    for (const fields of [{ slip_id: 'fgts_1' }, { document_sha256: 'b'.repeat(64) }]) {
      const given = await slipProof();
      Object.assign(given.events[0]?.record ?? {}, fields);
      expect((await checked(given)).events[0]).toBe('changed');
    }
  });

  it('shows a record that names the link of another', async () => {
    const [first, second] = proof.events;
    if (first !== undefined && second !== undefined) [first.link, second.link] = [second.link, first.link];
    expect((await checked(proof)).events).toEqual(['changed', 'changed', 'holds']);
    proof.slip.link = { seq: 99, salt: 'sal-1' };
    expect((await checked(proof)).slip).toBe('changed');
  });

  it('shows that the chain is broken', async () => {
    proof.links.splice(2, 1);
    const checks = await checked(proof);
    expect(checks.chain).toEqual([{ kind: 'gap', seq: 4 }]);
    expect(proofHolds(checks)).toBe(false);
  });

  it('says of an event that it waits for its link, and holds', async () => {
    proof.links.pop();
    const last = proof.events.at(-1);
    if (last !== undefined) last.link = null;
    const checks = await checked(proof);
    expect(checks.events).toEqual(['holds', 'holds', 'waits']);
    expect(proofHolds(checks)).toBe(true);
  });
});

describe('a file that is no proof', () => {
  it.each([
    ['nothing', null],
    ['a text', 'comprovante'],
    ['another format', { format: 'portal-contabil/comprovante/2' }],
    ['a list', []],
  ])('is none: %s', (_, value) => expect(readProof(value)).toBeNull());

  it('is none where a part is missing or of another kind', () => {
    const without = (change: (given: SlipProof) => void) => {
      const given = structuredClone(proof);
      change(given);
      return readProof(given);
    };
    expect(without((given) => Object.assign(given.slip.record, { amount_cents: '1' }))).toBeNull();
    expect(without((given) => Object.assign(given.slip.record, { kind: 'event' }))).toBeNull();
    expect(without((given) => Object.assign(given.slip, { link: {} }))).toBeNull();
    expect(without((given) => Object.assign(given, { links: {} }))).toBeNull();
    expect(without((given) => Object.assign(given.links[0] ?? {}, { hash: 1 }))).toBeNull();
    expect(without((given) => Object.assign(given.events[0]?.record ?? {}, { done_at: null }))).toBeNull();
  });
});
