import { createServer, type AddressInfo } from 'node:net';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { clamdAt, ScannerUnavailable } from 'functions/src/documents/scanner/clamd.ts';
import { bucket, db, runSchedule, triggersSettled } from '../support/backend.ts';
import { draft, rowPath, upload, writeRow, type Draft } from '../support/documents.ts';
import { makeFirm, someId } from '../support/firms.ts';
import { makePerson, type Person } from '../support/people.ts';
import { scannerNow } from '../support/scanner.ts';
import { VIRUS } from '../support/start-scanner.ts';

const { kind, socketPath, port } = inject('backend').scanner;
const pdf = (text = '') => `%PDF-1.7\n1 0 obj\n<<>>\nendobj\n% ${text}\n%%EOF\n`;
const bytes = (text: string) => new TextEncoder().encode(text);

/** Answers every connection with `answer`, however much was sent. */
async function answering(answer: string | null): Promise<{ address: string; close: () => void }> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy()).resume();
    if (answer !== null) socket.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo; // of a TCP server never a path
  return { address: `127.0.0.1:${own}`, close: () => server.close() };
}

describe(`asking the scanner (${kind})`, () => {
  it('is not done without an address', () => {
    expect(clamdAt('')).toBeNull();
  });

  it.each([socketPath, `127.0.0.1:${port}`])('at %s tells a virus from other bytes', async (address) => {
    const scan = clamdAt(address);
    expect(await scan?.(bytes(pdf()))).toBe(false);
    expect(await scan?.(bytes(pdf(VIRUS)))).toBe(true);
  });

  it('sends a file of many pieces whole', async () => {
    const large = Buffer.alloc(24 * 1024 * 1024, '%PDF-1.7\n');
    large.write(VIRUS, large.length - VIRUS.length);
    expect(await clamdAt(socketPath)?.(large)).toBe(true);
  });

  it.each(['nowhere', '127.0.0.1:0', ':3310', '/nowhere/clamd.ctl', '127.0.0.1:1'])(
    'ends without a verdict where nobody is: %s',
    async (address) => {
      await expect(clamdAt(address)?.(bytes(pdf()))).rejects.toThrow(ScannerUnavailable);
    },
  );

  it.each([
    ['an error', 'INSTREAM size limit exceeded. ERROR\0'],
    ['half an answer', 'stream: OK'],
    ['an endless line', 'x'.repeat(5_000)],
    ['no word in time', null],
  ])('ends without a verdict after %s', async (_what, answer) => {
    const { address, close } = await answering(answer);
    await expect(clamdAt(address, 200)?.(bytes(pdf()))).rejects.toThrow(ScannerUnavailable);
    close();
  });
});

describe('a document, where a scanner is named', () => {
  let firm: string;
  let client: Person;
  beforeAll(async () => {
    firm = (await makeFirm()).id;
    client = await makePerson(firm, 'client', { client_id: 'c1', client_ids: ['c1'] });
    await triggersSettled();
  });

  async function send(text: string): Promise<Draft> {
    const document = draft(client, { tenantId: firm, clientId: 'c1', id: someId('doc') });
    await upload(document.path, pdf(text), client.token);
    await writeRow(document, { created_at: Timestamp.fromMillis(Date.now() - 11 * 60_000) });
    await triggersSettled();
    return document;
  }
  const rowOf = async (document: Draft) => (await db.doc(rowPath(document)).get()).data();

  it('is refused as a virus that only the scanner knows, and moved', async () => {
    const document = await send(VIRUS);
    expect(await rowOf(document)).toMatchObject({
      check: 'refused',
      check_reason: 'O arquivo foi reconhecido como vírus.',
    });
    expect((await bucket.file(document.path).exists())[0]).toBe(false);
  });

  it('says that both have looked at it', async () => {
    expect(await rowOf(await send(''))).toMatchObject({ check: 'ok', checked_by: 'content+scanner' });
  });

  it('waits while the scanner is away, and passes once it is back', async () => {
    scannerNow('is away');
    const document = await send('');
    expect(await rowOf(document)).toMatchObject({ check: 'pending', rev: 1 });
    await runSchedule('recheckPending');
    expect(await rowOf(document)).toMatchObject({ check: 'pending', rev: 1 });
    scannerNow('answers');
    await runSchedule('recheckPending');
    expect(await rowOf(document)).toMatchObject({ check: 'ok', rev: 2 });
  });

  it('is refused as unverifiable once the attempts are used up', async () => {
    scannerNow('is away');
    const document = await send('');
    for (let run = 0; run < 8; run += 1) await runSchedule('recheckPending');
    expect(await rowOf(document)).toMatchObject({
      check: 'refused',
      check_reason: expect.stringContaining('Não foi possível verificar'),
    });
  });
});
