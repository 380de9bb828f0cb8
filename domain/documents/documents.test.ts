import { describe, expect, it } from 'vitest';
import { acceptedExtension, ACCEPTED_EXTENSIONS, ACCEPTED_TYPES } from './accepted-types.ts';
import { storagePath } from './storage-path.ts';

describe('documents', () => {
  it('knows every accepted extension in any case, and no other', () => {
    expect(acceptedExtension('Extrato.PDF')).toBe('pdf');
    expect(acceptedExtension('nota.pdf.exe')).toBeNull();
    expect(acceptedExtension('semextensao')).toBeNull();
    for (const extension of ACCEPTED_EXTENSIONS) expect(ACCEPTED_TYPES[extension]).toMatch(/\w+\/\w+/);
  });

  it('stands under its firm, its client (or general) and its own id', () => {
    const of = { tenant_id: 'aurora', client_id: 'c1', document_id: 'd1', random: 'r1', extension: 'pdf' };
    expect(storagePath(of)).toBe('client-documents/aurora/c1/d1/r1.pdf');
    expect(storagePath({ ...of, client_id: null })).toBe('client-documents/aurora/general/d1/r1.pdf');
  });
});
