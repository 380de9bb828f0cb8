import { startsWith } from '@portal/domain';
import { refuseIf } from './refused.ts';
import { looksLikeXml } from './xml-window.ts';

const COMPOUND = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
/** Other documents, archives and old formats that Office would open with a program of their own. */
const LUGGAGE = [COMPOUND, '%PDF-', '{\\rtf', 'Rar!\x1a\x07', "7z\xbc\xaf'\x1c"];
const PROGRAMS = ['MZ', '\x7fELF', '#!'];

/** What a part of an Office document is by its first bytes, whatever it is called; refused where it must be none. */
export function refusePartHead(head: Uint8Array): 'xml' | 'zip' | 'other' {
  refuseIf(
    LUGGAGE.some((mark) => startsWith(head, mark)),
    'active',
  );
  refuseIf(
    PROGRAMS.some((mark) => startsWith(head, mark)),
    'program',
  );
  if (startsWith(head, 'PK\x03\x04')) return 'zip';
  return looksLikeXml(head) ? 'xml' : 'other';
}
