import { type Consent, LEGAL_TEXTS, type LegalText } from '../entities/consent.ts';

/** In force now. The public pages say the same, which a test of theirs holds; a new one is asked for again. */
export const LEGAL_VERSIONS: Record<LegalText, string> = { privacy: '1.0', terms: '1.0' };

/** What somebody has not accepted as it is now; of an account from before acceptances were kept, all. */
export function textsToAccept(
  consents: readonly Consent[] = [],
  versions: Readonly<Record<LegalText, string>> = LEGAL_VERSIONS,
): LegalText[] {
  return LEGAL_TEXTS.filter(
    (text) => !consents.some((consent) => consent.text === text && consent.version === versions[text]),
  );
}

/** What somebody accepted once and that reads otherwise now. Who has accepted nothing yet is not stopped. */
export function changedTexts(
  consents: readonly Consent[] = [],
  versions: Readonly<Record<LegalText, string>> = LEGAL_VERSIONS,
): LegalText[] {
  return textsToAccept(consents, versions).filter((text) => consents.some((known) => known.text === text));
}

/** The acceptance of these texts as they are now, behind what was accepted before. */
export function withConsents(
  consents: readonly Consent[],
  texts: readonly LegalText[],
  at: Consent['at'],
): Consent[] {
  const accepted = textsToAccept(consents).filter((text) => texts.includes(text));
  return [...consents, ...accepted.map((text) => ({ text, version: LEGAL_VERSIONS[text], at }))];
}
