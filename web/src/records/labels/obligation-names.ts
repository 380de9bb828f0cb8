import { obligationKind } from '@portal/domain';

/** As the firm's catalogue calls them, and as they fit on a day of a calendar. */
const SHORT: Record<string, string> = {
  'PGDAS-D e DAS': 'DAS',
  'FGTS Digital': 'FGTS',
  'INSS, DARF': 'INSS',
  'DCTFWeb e MIT': 'DCTFWeb',
  'EFD-Contribuições': 'EFD-Contrib.',
  'PIS e COFINS': 'PIS/COFINS',
  'IRPJ e CSLL': 'IRPJ/CSLL',
};

/** What kind of obligation it is, in as few letters as may be. */
export function shortObligationName(name: string): string {
  const kind = obligationKind(name);
  return SHORT[kind] ?? kind;
}

/** To a client the slip is what there is to know: the declaration behind it is the firm's. */
export const nameForClients = (name: string): string => name.replace(/^PGDAS-D e DAS(?![\p{L}-])/u, 'DAS');
