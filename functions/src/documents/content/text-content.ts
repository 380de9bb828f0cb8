import { type AcceptedExtension, decodeText } from '@portal/domain';
import type { Budget } from './budget.ts';
import { isFormula } from './csv-formula.ts';
import { withoutReferences } from './office-relations.ts';
import { ContentRefused, refuseIf } from './refused.ts';

/** Between two looks at the clock. */
const CELLS_PER_STEP = 1_000;
/** A formula shows what it is long before. */
const CELL_LETTERS = 1_000;

/** A stylesheet, an Office document as plain XML (it opens in Office), a transformation, an inclusion. */
const ACTIVE_XML = /<\?xml-stylesheet|<\?mso-application|\/1999\/XSL\/Transform|\/2001\/XInclude/i;

export function refuseTextContent(
  extension: Extract<AcceptedExtension, 'csv' | 'ofx' | 'xml'>,
  bytes: Uint8Array,
  budget: Budget,
): void {
  const text = decodeText(bytes);
  if (text === null) throw new ContentRefused('wrong_type');
  if (extension === 'csv') return refuseFormulas(text, budget);
  refuseIf(ACTIVE_XML.test(withoutReferences(text)), 'active');
  refuseIf(/<!(doctype|entity)/i.test(text), 'wrong_type');
}

/**
 * Each sign that opens a formula at the head of a cell. Programs part cells at different signs, and one of the
 * file's own choice where its first line says so: a head after any of them counts.
 */
function refuseFormulas(text: string, budget: Budget): void {
  const [, own = ';'] = /^\ufeff?sep=(.)/i.exec(text) ?? [];
  const border = `[;,\\t\\r\\n${own.replace(/[\\\]^-]/g, '\\$&')}]`;
  const heads = new RegExp(`(?:^|${border})[ \\u00a0\\u200b\\ufeff"']{0,8}[=+@\\-＝＋＠－]`, 'g');
  const cellEnd = new RegExp(border, 'g');
  let count = 0;
  for (const { 0: head, index } of text.matchAll(heads)) {
    count += 1;
    if (count % CELLS_PER_STEP === 0) budget.step();
    const start = index + head.length - 1;
    cellEnd.lastIndex = start;
    const end = cellEnd.exec(text)?.index ?? text.length;
    refuseIf(isFormula(text.slice(start, Math.min(end, start + CELL_LETTERS))), 'active');
  }
}
