import type { LegalText } from '@portal/domain';
import { paths } from '#config/paths.ts';

/** Where each text is, and what it is called. */
export const LEGAL_PAGES: Record<LegalText, { path: string; label: string }> = {
  privacy: { path: paths.privacy, label: 'Política de Privacidade' },
  terms: { path: paths.terms, label: 'Termos de Uso' },
};
