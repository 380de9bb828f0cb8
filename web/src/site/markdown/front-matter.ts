import { parse } from 'yaml';

export type Document = {
  /** As the file has them; who reads it checks them. */
  readonly fields: unknown;
  readonly body: string;
};

const FENCE = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/** Splits a file into the YAML between the two fences and the text below them. */
export function splitFrontMatter(text: string): Document {
  const found = FENCE.exec(text);
  if (found === null) throw new Error('the file must begin with a block between two --- lines');
  // Every value stays the text it is: a version 1.0 is not the number 1, and a date is read by the schema.
  const fields: unknown = parse(found[1] ?? '', { schema: 'failsafe' });
  return { fields, body: text.slice(found[0].length).trim() };
}
