import { describe, expect, it } from 'vitest';
import { acceptedExtension, ACCEPTED_EXTENSIONS, ACCEPTED_TYPES } from './accepted-types.ts';
import { extensionOfPath } from './extension-of-path.ts';
import { storagePath } from './storage-path.ts';

describe('documents', () => {
  it('knows every accepted extension in any case, and no other', () => {
    expect(acceptedExtension('Extrato.PDF')).toBe('pdf');
    expect(acceptedExtension('nota.pdf.exe')).toBeNull();
    expect(acceptedExtension('semextensao')).toBeNull();
    for (const extension of ACCEPTED_EXTENSIONS) expect(ACCEPTED_TYPES[extension]).toMatch(/\w+\/\w+/);
  });

  it('lives under its firm, its client (or general) and its own id', () => {
    const of = { tenant_id: 'aurora', client_id: 'c1', document_id: 'd1', random: 'r1', extension: 'pdf' };
    expect(storagePath(of)).toBe('client-documents/aurora/c1/d1/r1.pdf');
    expect(storagePath({ ...of, client_id: null })).toBe('client-documents/aurora/general/d1/r1.pdf');
  });

  it('knows the extension of its own path, and of no other', () => {
    const of = { tenant_id: 'aurora', client_id: 'c1', document_id: 'd1' };
    expect(extensionOfPath('client-documents/aurora/c1/d1/r1.pdf', of)).toBe('pdf');
    expect(extensionOfPath('client-documents/aurora/general/d1/r_1.ofx', { ...of, client_id: null })).toBe(
      'ofx',
    );
    for (const path of [
      'client-documents/boreal/c1/d1/r1.pdf',
      'client-documents/aurora/c2/d1/r1.pdf',
      'client-documents/aurora/c1/d2/r1.pdf',
      'client-documents/aurora/c1/d1/../d2/r1.pdf',
      'client-documents/aurora/c1/d1/r1.pdf.exe',
      'client-documents/aurora/c1/d1/r1.html',
      'client-documents/aurora/c1/d1/.pdf',
      'client-documents/aurora/c1/d1/',
      'quarantine/aurora/c1/d1/r1.pdf',
    ])
      expect(extensionOfPath(path, of), path).toBeNull();
  });
});
