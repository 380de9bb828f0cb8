import { startsWith } from '@portal/domain';
import type { Budget } from './budget.ts';
import { refuseKnownSigns } from './known-signs.ts';
import { refuseIf } from './refused.ts';
import { overlapping, windowsOf } from './windows.ts';

/** What no picture says of itself. */
const PAGE = /<(!doctype\s{1,9}html|html|script|iframe|svg)[\s>]/i;

export async function refusePictureContent(bytes: Uint8Array, budget: Budget): Promise<void> {
  for await (const window of overlapping(windowsOf(bytes, 'stored', budget))) {
    refuseKnownSigns(window);
    refuseIf(PAGE.test(window.toString('latin1')), 'web_page');
  }
}

/** A page's words in the head of a document: browsers look no further. */
export function refusePageHead(bytes: Uint8Array): void {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  refuseIf(PAGE.test(head) && !startsWith(bytes, '<'), 'web_page');
}
