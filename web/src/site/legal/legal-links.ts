import { paths } from '#config/paths.ts';

/** As the footer names them. The text of each is next to this file, named after its path. */
export const legalLinks = [
  { path: paths.privacy, label: 'Política de Privacidade' },
  { path: paths.terms, label: 'Termos de Uso' },
  { path: paths.lgpd, label: 'LGPD' },
] as const;
