/** What companies and people have in their names beside the name: legal forms (Brazilian civil law) and small words. */
const NOT_OF_THE_NAME = /^(ltda|me|epp|eireli|mei|slu|s\.?[/\s]?[as]|d[aeo]s?|e)\.?$/i;

/** At most two capitals: first and last word of a name, without a company's legal form. */
export function initials(fullName: string): string {
  const all = fullName.trim().split(/\s+/).filter(Boolean);
  const named = all.filter((word) => !NOT_OF_THE_NAME.test(word));
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
