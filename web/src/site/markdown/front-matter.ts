export interface Document {
  /** `key: value` is a text, a key with `- item` lines below it a list of texts. */
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
  readonly body: string;
}

const FENCE = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;
const FIELD = /^([a-z_]+):(?:\s+(.*\S))?\s*$/;
const ITEM = /^\s*-\s+(.*\S)\s*$/;

/**
 * Splits a file into what stands between the two fences and the text below them. The little of YAML that articles
 * need, read strictly: a line that is neither a field nor an item is an error, not a surprise on the page.
 */
export function splitFrontMatter(text: string): Document {
  const found = FENCE.exec(text);
  if (found === null) throw new Error('the file must begin with a block between two --- lines');
  const fields: Record<string, string | string[]> = {};
  let list: string[] | null = null;
  for (const line of (found[1] ?? '').split(/\r?\n/)) {
    if (line.trim() === '') continue;
    const item = ITEM.exec(line)?.[1];
    if (item !== undefined && list !== null) {
      list.push(unquoted(item));
      continue;
    }
    const [, key, value] = FIELD.exec(line) ?? [];
    if (key === undefined) throw new Error(`"${line}" is neither "key: value" nor "- item" below a key`);
    if (key in fields) throw new Error(`"${key}" is there twice`);
    list = value === undefined ? [] : null;
    fields[key] = value === undefined ? (list ?? []) : unquoted(value);
  }
  return { fields, body: text.slice(found[0].length).trim() };
}

/** A value with a colon is often written in quotes by whoever knows YAML. */
const unquoted = (value: string) => /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;
