import type { AcceptedExtension } from '../documents/accepted-types.ts';
import { decodeText } from './decode-text.ts';

/** Whom a fiscal file is of: without a mask, in capitals, each once, in the order of the file. */
export type NamedParty = { tax_id: string; name: string | null };

/** A note has some ten kilobytes, a month of a bank some hundred; what is larger is asked nothing of. */
export const MOST_BYTES_READ = 4 * 1024 * 1024;

/**
 * Whom an XML of a fiscal document (NF-e, CT-e, NFS-e) or an OFX names, read without a parser: no entity is ever resolved. Of
 * another kind of file, or one that cannot be read, nobody: then there is nothing to ask.
 */
export function namedParties(extension: AcceptedExtension, bytes: Uint8Array): NamedParty[] {
  if ((extension !== 'xml' && extension !== 'ofx') || bytes.length > MOST_BYTES_READ) return [];
  const text = decodeText(bytes);
  if (text === null) return [];
  return extension === 'xml' ? partiesOfXml(text) : partiesOfOfx(text);
}

/** Where each kind of fiscal document keeps what it says. Other XML names people for other reasons. */
const FISCAL = /<(?:[\w-]+:)?inf(?:nfe|cte|nfse|dps|declaracaoprestacaoservico)\b/i;
/** The name of a party comes after its tax id, before the next one. */
const XML_TAX_ID = /<((?:[\w-]+:)?(?:CNPJ|CPF))\s*>\s*([\dA-Z./-]{11,18})\s*<\/\1\s*>/gi;
const XML_NAME = /<(?:[\w-]+:)?(?:xNome|RazaoSocial)\s*>([^<]{1,200})</i;
const COMMENT = /<!--[^]*?-->/g;

function partiesOfXml(text: string): NamedParty[] {
  const shown = text.replace(COMMENT, '');
  if (!FISCAL.test(shown)) return [];
  const found = [...shown.matchAll(XML_TAX_ID)];
  return distinct(
    found.map((match, at) => ({
      tax_id: match[2] ?? '',
      name: XML_NAME.exec(shown.slice(match.index, found[at + 1]?.index))?.[1]?.trim() ?? null,
    })),
  );
}

/** Whose account it is comes before the first movement, where a bank says it: the movements name whom money came from. */
const FIRST_MOVEMENT = /<STMTTRN>/i;
const OFX_TAX_ID = /<(?:CNPJ|CPF|CPFCNPJ|CNPJCPF|TAXID)>\s*([\dA-Z./-]{11,18})/gi;

function partiesOfOfx(text: string): NamedParty[] {
  const [head = ''] = text.split(FIRST_MOVEMENT, 1);
  return distinct([...head.matchAll(OFX_TAX_ID)].map((match) => ({ tax_id: match[1] ?? '', name: null })));
}

/** Eleven digits or fourteen signs: what else is there is no tax id. */
const TAX_ID = /^(?:\d{11}|[\dA-Z]{12}\d{2})$/;

function distinct(found: readonly NamedParty[]): NamedParty[] {
  const parties = new Map<string, NamedParty>();
  for (const { tax_id, name } of found) {
    const plain = tax_id.replace(/[./-]/g, '').toUpperCase();
    if (TAX_ID.test(plain) && !parties.has(plain)) parties.set(plain, { tax_id: plain, name });
  }
  return [...parties.values()];
}

/** The first eight signs of a CNPJ are the company, the rest is which of its places. */
const companyOf = (taxId: string) => (taxId.length === 14 ? taxId.slice(0, 8) : taxId);

/** Whether two tax ids are of one company, whichever of its places. */
export const isSameCompany = (one: string, other: string): boolean =>
  one.length === other.length && companyOf(one) === companyOf(other);
