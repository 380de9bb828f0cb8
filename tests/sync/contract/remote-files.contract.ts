import { NEW_CLIENT, type Role } from '@portal/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { md5 } from '#data/files/md5.ts';
import type { RemoteFiles } from '#sync/ports.ts';
import { RemoteError } from '#sync/failure/remote-error.ts';

/** A bucket under test: the local backend's, or the simulator's. */
export type FilesHarness = {
  tenantId: string;
  addPerson(name: string, role: Role, client_ids?: string[]): Promise<string>;
  writeRows(entity: 'clients' | 'documents', rows: Record<string, Record<string, unknown>>): Promise<void>;
  signIn(uid: string): Promise<{ files: RemoteFiles }>;
  file(bytes: Uint8Array<ArrayBuffer>, md5: string): Blob;
  settled<T>(promise: Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** What every bucket must do for the engine. */
export function describeRemoteFiles(name: string, open: () => Promise<FilesHarness>): void {
  describe(name, () => {
    let firm: FilesHarness;
    let customerUid: string;
    let customer: RemoteFiles;
    let colleague: RemoteFiles;
    let stranger: RemoteFiles;

    beforeAll(async () => {
      firm = await open();
      await firm.writeRows('clients', { c1: NEW_CLIENT, c2: NEW_CLIENT });
      customerUid = await firm.addPerson('ana', 'client', ['c1']);
      customer = (await firm.signIn(customerUid)).files;
      colleague = (await firm.signIn(await firm.addPerson('caio', 'client', ['c1']))).files;
      stranger = (await firm.signIn(await firm.addPerson('bia', 'client', ['c2']))).files;
    });
    afterAll(() => firm.close());

    const pathOf = (document: string) => `client-documents/${firm.tenantId}/c1/${document}/abc.pdf`;
    const stat = (path: string, by = customer) => firm.settled(by.stat(path));
    const send = async (
      path: string,
      text: string,
      { by = customer, signal = new AbortController().signal, onProgress = (_bytes: number) => {} } = {},
    ) => {
      const bytes = new TextEncoder().encode(text);
      const file = firm.file(bytes, await md5(bytes));
      return firm.settled(by.upload(path, file, { mime_type: 'application/pdf', signal, onProgress }));
    };
    const addRow = (document: string, check: 'pending' | 'ok') =>
      firm.writeRows('documents', {
        [document]: { client_id: 'c1', storage_path: pathOf(document), uploaded_by: customerUid, check },
      });
    const refused = (kind: RemoteError['kind']) =>
      expect.objectContaining({ kind, constructor: RemoteError }) as unknown;

    test('nothing is at a path before it was sent', async () => {
      expect(await stat(pathOf('none'))).toBeNull();
    });

    test('what was sent is there with its size and MD5, and its progress was told', async () => {
      const sent: number[] = [];
      await send(pathOf('told'), '%PDF guia', { onProgress: (bytes) => sent.push(bytes) });
      await addRow('told', 'pending');
      expect(await stat(pathOf('told'))).toMatchObject({
        size_bytes: 9,
        md5: await md5(new TextEncoder().encode('%PDF guia')),
      });
      expect(sent.at(-1)).toBe(9);
    });

    test('a file may be sent again for as long as no row names it', async () => {
      await send(pathOf('again'), '%PDF one');
      await send(pathOf('again'), '%PDF other');
      await addRow('again', 'pending');
      expect(await stat(pathOf('again'))).toMatchObject({ size_bytes: 10 });
    });

    test('once the row exists its bytes can no longer be replaced', async () => {
      await send(pathOf('fixed'), '%PDF one');
      await addRow('fixed', 'pending');
      await expect(send(pathOf('fixed'), '%PDF other')).rejects.toEqual(refused('permission_denied'));
      expect(await stat(pathOf('fixed'))).toMatchObject({ size_bytes: 8 });
    });

    test('before its row exists nobody learns what was sent', async () => {
      await send(pathOf('early'), '%PDF one');
      expect(await stat(pathOf('early'))).toBeNull();
    });

    test('while it is checked its sender alone learns of it, then everyone who may read the row', async () => {
      await send(pathOf('checked'), '%PDF one');
      await addRow('checked', 'pending');
      expect(await stat(pathOf('checked'))).toMatchObject({ size_bytes: 8 });
      expect(await stat(pathOf('checked'), colleague)).toBeNull();
      await addRow('checked', 'ok');
      expect(await stat(pathOf('checked'), colleague)).toMatchObject({ size_bytes: 8 });
    });

    test('a stranger neither sends to a company’s folder nor learns what is there', async () => {
      await send(pathOf('secret'), '%PDF one');
      await addRow('secret', 'ok');
      expect(await stat(pathOf('secret'), stranger)).toBeNull();
      await expect(send(pathOf('secret2'), '%PDF', { by: stranger })).rejects.toEqual(
        refused('permission_denied'),
      );
      expect(await stat(pathOf('secret2'))).toBeNull();
    });

    test('a sending that was called off fails as one that may be tried again', async () => {
      const called = new AbortController();
      called.abort();
      await expect(send(pathOf('off'), '%PDF', { signal: called.signal })).rejects.toEqual(
        refused('unavailable'),
      );
    });
  });
}
