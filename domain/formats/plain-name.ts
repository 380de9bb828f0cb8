import { foldText } from './search-text.ts';

/**
 * A name as everybody sees it: marks that show nothing (zero width, direction of writing, control) can make two names
 * look alike, or turn the text around them.
 */
export function plainName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\p{Cf}\u115F\u1160\u3164]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Whether people would take one name for the other. */
export function isSameName(one: string, other: string): boolean {
  const comparable = (name: string) => foldText(plainName(name).normalize('NFKC'));
  return comparable(one) === comparable(other);
}
