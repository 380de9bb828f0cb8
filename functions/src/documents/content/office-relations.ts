import { refuseIf } from './refused.ts';

/** By what a part is said to be, whatever its name is. */
const MACRO_TYPES = /vbaproject|vbadata|macroenabled|macrosheet|dialogsheet|activex|attachedtoolbars/i;
const ACTIVE_TYPES = /oleobject|\.connections\+xml/i;
const MACRO_RELATIONS =
  /^(vbaproject|wordvbadata|xl(intl)?macrosheet|dialogsheet|control|activex\w*|attachedtoolbars)$/i;
/** Embedded and linked objects, parts of other formats, and queries of other places. */
const ACTIVE_RELATIONS = /^(oleobject|afchunk|connections)$/i;

/** `[Content_Types].xml`: what each part is. */
export function refuseContentTypes(text: string): void {
  const plain = withoutReferences(text);
  refuseIf(MACRO_TYPES.test(plain), 'macros');
  refuseIf(ACTIVE_TYPES.test(plain), 'active');
}

/** A `.rels` part: what belongs to what, inside the document and outside of it. */
export function refuseRelations(text: string): void {
  // No value of XML may have this sign, so that each piece begins with one whole tag.
  for (const piece of text.split('<')) {
    if (!/^([\w.-]+:)?Relationship\s/.test(piece)) continue;
    const { Type = '', Target = '', TargetMode = '' } = attributesOf(piece);
    const kind = Type.slice(Type.lastIndexOf('/') + 1).trim();
    refuseIf(MACRO_RELATIONS.test(kind), 'macros');
    refuseIf(ACTIVE_RELATIONS.test(kind), 'active');
    const isLink = /^hyperlink$/i.test(kind) && /^external$/i.test(TargetMode.trim());
    refuseIf(!isLink && isElsewhere(Target), 'active');
  }
}

/**
 * A place that the document would fetch from. A template or workbook on the author's own disk stays: it is in
 * half of all letters and reaches nothing here.
 */
function isElsewhere(target: string): boolean {
  const place = unescapedPlace(target).trim().replaceAll('\\', '/');
  if (/^(file:\/*)?[a-z]:(\/|[^/:]*$)/i.test(place)) return false;
  return place.startsWith('//') || /^[a-z][a-z\d+.-]+:/i.test(place);
}

function unescapedPlace(target: string): string {
  return target.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

function attributesOf(tag: string): Partial<Record<string, string>> {
  const found = tag.matchAll(/([\w:.-]{1,64})\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)')/g);
  return Object.fromEntries(
    [...found].map(([, name = '', double, single]) => [name, withoutReferences(double ?? single ?? '')]),
  );
}

/** `&#118;ba` is `vba` to every reader of XML. */
export function withoutReferences(text: string): string {
  return text.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (all, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}
