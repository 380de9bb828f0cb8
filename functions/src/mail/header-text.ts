const LONGEST_HEADER_TEXT = 120;
const LONGEST_NAME = 60;

/**
 * Text that a person chose, safe in a header: one line without control characters, direction marks or
 * line separators. A line break there would add headers and recipients of the attacker's choice.
 */
export function headerText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_HEADER_TEXT)
    .trim();
}

/**
 * The name to greet somebody by, or '' when what was given is no name. Anybody can sign up with a
 * stranger's address: a 'name' that is a sentence with a link would make the firm send advertisements.
 */
export function greetingName(fullName: string): string {
  const name = headerText(fullName);
  const looksLikeName = /^\p{L}[\p{L}\p{M} .'’-]*$/u.test(name) && !/\.\p{L}/u.test(name);
  return looksLikeName && name.length <= LONGEST_NAME ? name : '';
}
