/** Weights of the CNPJ's check digits, right to left 2 to 9 and again (IN RFB 2.229/2024). */
const WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** The twelve characters of root and branch with their two check digits. */
export function cnpjOf(base: string): string {
  const first = checkDigit(base);
  return `${base}${first}${checkDigit(`${base}${first}`)}`;
}

function checkDigit(characters: string): number {
  const weights = WEIGHTS.slice(-characters.length);
  const sum = [...characters].reduce(
    (total, character, index) => total + (character.charCodeAt(0) - 48) * (weights[index] ?? 0),
    0,
  );
  const remainder = sum % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}
