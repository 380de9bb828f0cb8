import { describe, expect, it } from 'vitest';
import { safeFilename, visibleFilename } from './safe-filename.ts';

const pdf = 'application/pdf';

describe('safeFilename', () => {
  it('keeps an honest name as it is', () => {
    expect(safeFilename('Extrato Itaú outubro 2026.pdf', pdf)).toBe('Extrato Itaú outubro 2026.pdf');
    expect(safeFilename('FOTO.JPEG', 'image/jpeg')).toBe('FOTO.JPEG');
  });

  it('drops path parts of both systems', () => {
    expect(safeFilename('../../etc/passwd.pdf', pdf)).toBe('passwd.pdf');
    expect(safeFilename('C:\\Windows\\system32\\nota.pdf', pdf)).toBe('nota.pdf');
  });

  it('drops marks that turn the reading direction', () => {
    expect(safeFilename('nota\u202Efdp.exe', pdf)).toBe('notafdp.exe.pdf');
    expect(safeFilename('a\u2066b\u200Fc.pdf', pdf)).toBe('abc.pdf');
  });

  it('drops control characters and line breaks', () => {
    expect(safeFilename('a\r\nSet-Cookie: x\u0000.pdf', pdf)).toBe('aSet-Cookie_ x.pdf');
    expect(safeFilename('a\u2028b.pdf', pdf)).toBe('ab.pdf');
  });

  it('gives the extension of the checked type where the name claims another', () => {
    expect(safeFilename('guia.exe', pdf)).toBe('guia.exe.pdf');
    expect(safeFilename('guia.png', pdf)).toBe('guia.png.pdf');
    expect(safeFilename('pdf', pdf)).toBe('pdf.pdf');
    expect(safeFilename('extrato', 'application/x-ofx')).toBe('extrato.ofx');
  });

  it('never gives a hidden, empty or device name', () => {
    expect(safeFilename('.htaccess', pdf)).toBe('htaccess.pdf');
    expect(safeFilename('..', pdf)).toBe('documento.pdf');
    expect(safeFilename('.pdf', pdf)).toBe('pdf.pdf');
    expect(safeFilename('', pdf)).toBe('documento.pdf');
    expect(safeFilename('con.pdf', pdf)).toBe('_con.pdf');
  });

  it('replaces what Windows forbids', () => {
    expect(safeFilename('=cmd|a?.pdf', pdf)).toBe('=cmd_a_.pdf');
  });

  it('stays within the length a file system takes and keeps the extension', () => {
    const name = safeFilename(`${'ã'.repeat(250)}.pdf`, pdf);
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
    expect(name.endsWith('ã.pdf')).toBe(true);
  });
});

describe('visibleFilename', () => {
  it('shows every letter of the name and none of its hidden marks', () => {
    expect(visibleFilename('../nota\u202Efdp.exe')).toBe('../notafdp.exe');
  });
});
