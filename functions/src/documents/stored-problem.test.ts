import { describe, expect, it, vi } from 'vitest';
import { ScannerUnavailable } from './scanner/clamd.ts';
import { storedProblem } from './stored-problem.ts';

const ROW = { filename: 'Guia.PDF', mime_type: 'application/pdf' };
const stored = (text: string, changes: { size?: number; contentType?: string } = {}) => ({
  size: text.length,
  contentType: 'application/pdf',
  read: vi.fn(() => Promise.resolve(new TextEncoder().encode(text))),
  ...changes,
});

describe('what is wrong with stored bytes', () => {
  it('is nothing when name, types and bytes agree', async () => {
    expect(await storedProblem('pdf', ROW, stored('%PDF-1.7'), null)).toBeNull();
    const photo = { filename: 'foto.jpeg', mime_type: 'image/jpeg' };
    const jpeg = stored('ÿ', { contentType: 'image/jpeg' });
    jpeg.read.mockResolvedValue(Uint8Array.of(0xff, 0xd8, 0xff));
    expect(await storedProblem('jpg', photo, jpeg, null)).toBeNull();
  });

  it.each([
    ['wrong_type', { ...ROW, filename: 'Guia.pdf.exe' }, stored('%PDF-1.7')],
    ['wrong_type', { ...ROW, filename: 'Guia.xml' }, stored('%PDF-1.7')],
    ['wrong_type', { ...ROW, mime_type: 'text/csv' }, stored('%PDF-1.7')],
    ['wrong_type', ROW, stored('%PDF-1.7', { contentType: 'text/html' })],
    ['wrong_type', ROW, stored('texto')],
    ['web_page', ROW, stored('<html>')],
    ['empty', ROW, stored('')],
  ])('is %s', async (problem, row, file) => {
    expect(await storedProblem('pdf', row, file, null)).toBe(problem);
  });

  it('is what the scanner says of bytes that nothing else is wrong with', async () => {
    const scan = vi.fn(() => Promise.resolve(true));
    expect(await storedProblem('pdf', ROW, stored('%PDF-1.7'), scan)).toBe('malware');
    scan.mockResolvedValue(false);
    expect(await storedProblem('pdf', ROW, stored('%PDF-1.7'), scan)).toBeNull();
    expect(scan).toHaveBeenCalledTimes(2);
    expect(await storedProblem('pdf', ROW, stored('<html>'), scan)).toBe('web_page');
    expect(scan).toHaveBeenCalledTimes(2);
  });

  it('is unknown while the scanner does not answer', async () => {
    const scan = () => Promise.reject(new ScannerUnavailable('down'));
    await expect(storedProblem('pdf', ROW, stored('%PDF-1.7'), scan)).rejects.toThrow(ScannerUnavailable);
  });

  it('is its size, without a byte of it being read', async () => {
    const huge = stored('%PDF-1.7', { size: 25 * 1024 * 1024 });
    expect(await storedProblem('pdf', ROW, huge, null)).toBe('too_large');
    expect(huge.read).not.toHaveBeenCalled();
  });
});
