import { obligationKind } from '@portal/domain';

export { nameForClients } from '@portal/domain';

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
