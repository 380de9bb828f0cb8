import { checkProof, PROOF_FILE, sha256 } from '@portal/domain';
import { slipProof } from '@portal/domain/testing/slip-proofs';
import { describe, expect, it } from 'vitest';
import { proofIn } from './proof-in-pdf.ts';
import { factsOf, fileText, problemsOf, rowsOf, verdictOf } from './proof-words.ts';

/** As little of a PDF as there may be around an embedded file. */
async function pdfWith(json: string, lineBreak = '\n'): Promise<Blob> {
  const deflated = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate'));
  const bytes = await new Response(deflated).arrayBuffer();
  const head = `%PDF-1.7\n1 0 obj\n<<\n/F (${PROOF_FILE})\n/Type /EmbeddedFile\n/Filter /FlateDecode\n>>\nstream${lineBreak}`;
  return new Blob([head, bytes, `${lineBreak}endstream\nendobj\n`]);
}

describe('a file that somebody chooses', () => {
  it.each(['\n', '\r\n'])(
    'gives the proof inside the page, whatever its line breaks are',
    async (lineBreak) => {
      const proof = await slipProof();
      expect(await proofIn(await pdfWith(JSON.stringify(proof), lineBreak))).toEqual(proof);
    },
  );

  it('gives the proof where it is the file inside by itself', async () => {
    const proof = await slipProof();
    expect(await proofIn(new Blob([JSON.stringify(proof)]))).toEqual(proof);
  });

  it.each([
    ['another PDF', new Blob(['%PDF-1.7\n'])],
    ['a text', new Blob(['Prezado cliente'])],
    ['a torn page', new Blob([`%PDF-1.7 ${PROOF_FILE} /Type /EmbeddedFile stream\nxx\nendstream`])],
    ['what is far too large', new Blob([new Uint8Array(5_000_001)])],
  ])('is no proof where it is %s', async (_what, file) => {
    expect(await proofIn(file)).toBeNull();
  });
});

describe('what the page says', () => {
  it('is each record with both clocks, and that it holds', async () => {
    const proof = await slipProof();
    const checks = await checkProof(sha256, proof, null);
    expect(verdictOf(checks)).toEqual({
      text: 'O comprovante confere: nada nele foi alterado.',
      isWell: true,
    });
    const rows = rowsOf(proof, checks);
    expect(rows[0]).toMatchObject({ what: 'Publicada', done: '', says: 'Confere' });
    expect(rows.slice(1).every(({ done, received }) => done !== '' && received !== '')).toBe(true);
    expect(factsOf(proof).map(([label]) => label)).toContain('SHA-256 do PDF');
  });

  it('is which record was changed, which link, and whether the slip is another file', async () => {
    const proof = await slipProof();
    const { record, link } = proof.slip;
    const links = proof.links.map((one, index) => (index === 1 ? { ...one, digest: 'f'.repeat(64) } : one));
    const forged = { ...proof, slip: { record: { ...record, amount_cents: 1 }, link }, links };
    const checks = await checkProof(sha256, forged, 'b'.repeat(64));
    expect(verdictOf(checks).text).toContain('não confere');
    expect(rowsOf(forged, checks)[0]?.says).toBe('Foi alterado');
    expect(problemsOf(checks)).toContain(`O elo ${links[1]?.seq} foi alterado.`);
    expect(fileText(checks)).toBe('O PDF da guia não é o publicado.');
  });

  it('is that nothing can be said yet where the chain had not come to the slip', async () => {
    const proof = await slipProof();
    const early = { ...proof, slip: { ...proof.slip, link: null }, events: [], links: [] };
    const { text, isWell } = verdictOf(await checkProof(sha256, early, null));
    expect([text.slice(0, 27), isWell]).toEqual(['Ainda não dá para conferir:', false]);
  });
});
