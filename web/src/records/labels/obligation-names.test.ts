import { expect, it } from 'vitest';
import { nameForClients, shortObligationName } from './obligation-names.ts';

it('a calendar has the kind of an obligation in short', () => {
  expect(['PGDAS-D e DAS 10/2026', 'PIS e COFINS', 'Alvará sanitário'].map(shortObligationName)).toEqual([
    'DAS',
    'PIS/COFINS',
    'Alvará sanitário',
  ]);
});

it('to a client the DAS is called DAS', () => {
  expect(['PGDAS-D e DAS 10/2026', 'PGDAS-D e DAS', 'DAS-SIMEI 10/2026'].map(nameForClients)).toEqual([
    'DAS 10/2026',
    'DAS',
    'DAS-SIMEI 10/2026',
  ]);
});
