/** Legal forms that a company's name ends with (Brazilian civil law), and the words that names are joined by. */
const LEGAL_FORM = /^(ltda|me|epp|eireli|mei|slu|s\.?\/?[as])\.?$/i;
const SMALL_WORD = /^(d[aeo]s?|e)$/i;

/** 'Padaria Pão Dourado' of 'Padaria Pão Dourado Ltda'; a name that is nothing else stays. */
export function withoutLegalForm(companyName: string): string {
  const words = companyName.trim().split(/\s+/);
  const end = words.findLastIndex((word) => !LEGAL_FORM.test(word));
  return end === -1
    ? companyName
    : words
        .slice(0, end + 1)
        .join(' ')
        .replace(/[,-]$/, '')
        .trim();
}

/** At most two capitals: first and last word of a name, without a company's legal form. */
export function initials(fullName: string): string {
  const all = withoutLegalForm(fullName).split(/\s+/).filter(Boolean);
  const named = all.filter((word) => !SMALL_WORD.test(word));
  const words = named.length > 0 ? named : all;
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => word?.charAt(0).toUpperCase() ?? '').join('');
}

/** `(11) 98765-4321` of ten or eleven digits; anything else comes back as it is. */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const match = /^(\d{2})(\d{4,5})(\d{4})$/.exec(digits);
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : phone;
}
