/**
 * The number as `wa.me` takes it: digits with the country's code. A number without a country is a Brazilian one, and of those
 * mobile ones alone: two digits of the area and nine that begin with a 9 (Anatel, Resolução 749/2022). Null for a landline,
 * one from before the ninth digit, and what is no number.
 */
export function whatsappNumber(phone: string | null): string | null {
  const digits = (phone ?? '').replace(/\D/g, '');
  const isForeign = phone !== null && phone.trim().startsWith('+') && !digits.startsWith('55');
  if (isForeign) return /^[1-9]\d{7,14}$/.test(digits) ? digits : null;
  // Of 55 there are an area in the south and the country: thirteen digits name the country, eleven the area.
  const national = (digits.length > 11 ? digits.replace(/^55/, '') : digits).replace(/^0/, '');
  return /^[1-9][1-9]9\d{8}$/.test(national) ? `55${national}` : null;
}

/** Opens WhatsApp with the text written; nothing is sent before the person sends it. */
export const whatsappLink = (number: string, text: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
