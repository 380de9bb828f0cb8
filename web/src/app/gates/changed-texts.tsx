import { changedTexts, type Consent } from '@portal/domain';
import { ChangedTextsScreen } from '#features/account/texts/changed-texts-screen.tsx';

/** Nobody is held up for want of a connection: an acceptance needs one. */
export function askAbout(consents: readonly Consent[]) {
  const texts = navigator.onLine ? changedTexts(consents) : [];
  return texts.length === 0 ? null : { texts, Screen: ChangedTextsScreen };
}
