import { compoundEntries } from '@portal/domain';
import type { Budget } from './budget.ts';
import { compoundStream } from './compound-file.ts';
import { refuseKnownSigns } from './known-signs.ts';
import { refuseIf } from './refused.ts';
import { overlapping, windowsOf } from './windows.ts';

/** What an embedded or linked object leaves in a letter, a sheet, or both. */
const OBJECT_STREAMS = ['\x03ObjInfo', '\x01Ole10Native', 'Package'];
const OBJECT_STORAGES = /^(MBD|LNK)[\dA-F]{8}$/;

/** Records of [MS-XLS] in all its ages: what a part of the workbook is, and the list of its sheets. */
const PART_BEGINS = [0x0009, 0x0209, 0x0409, 0x0809];
const MACRO_SHEET = 0x0040;
const SHEET_LISTED = 0x0085;
const LISTED_MACRO_SHEET = 1;

export async function refuseCompoundContent(
  extension: 'doc' | 'xls',
  bytes: Uint8Array,
  budget: Budget,
): Promise<void> {
  for await (const window of overlapping(windowsOf(bytes, 'stored', budget))) refuseKnownSigns(window);
  refuseIf(
    (compoundEntries(bytes) ?? []).some(
      (name) => OBJECT_STREAMS.includes(name) || OBJECT_STORAGES.test(name),
    ),
    'active',
  );
  if (extension !== 'xls') return;
  for (const name of ['Workbook', 'Book']) {
    const workbook = compoundStream(bytes, [name]);
    if (workbook !== null) refuseMacroSheets(workbook, budget);
  }
}

/** Marks of parts stay readable in a workbook with a password; the list of sheets does not, but their places do. */
function refuseMacroSheets(workbook: Buffer, budget: Budget): void {
  for (let at = 0; at + 4 <= workbook.length; at += 4 + workbook.readUInt16LE(at + 2)) {
    budget.step();
    refuseIf(beginsMacroSheet(workbook, at), 'macros');
    if (workbook.readUInt16LE(at) !== SHEET_LISTED || at + 10 > workbook.length) continue;
    refuseIf((workbook[at + 9] ?? 0) === LISTED_MACRO_SHEET, 'macros');
    refuseIf(beginsMacroSheet(workbook, workbook.readUInt32LE(at + 4)), 'macros');
  }
}

function beginsMacroSheet(workbook: Buffer, at: number): boolean {
  if (at + 8 > workbook.length) return false;
  return PART_BEGINS.includes(workbook.readUInt16LE(at)) && workbook.readUInt16LE(at + 6) === MACRO_SHEET;
}
