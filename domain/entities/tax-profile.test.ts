import { expect, it } from 'vitest';
import { obligationRuleSchema } from './obligation-rule.ts';
import { taxProfileEntry } from './tax-profile.ts';
import {
  ANNEXES,
  PAYROLLS,
  readProfileEntry,
  readRuleCase,
  TAX_REGIMES,
  writtenProfileEntry,
  writtenRuleCase,
} from '../tax-profile/tax-words.ts';

it('an entry of a tax profile reads back as it was written, with and without regime and annex', () => {
  for (const regime of [...TAX_REGIMES, null])
    for (const payroll of PAYROLLS)
      for (const annex of [...ANNEXES, null]) {
        const entry = { from: '2026-03', regime, payroll, annex };
        const text = writtenProfileEntry(entry);
        expect(taxProfileEntry.safeParse(text).success, text).toBe(true);
        expect(readProfileEntry(text)).toEqual(entry);
      }
});

it('a case of a rule reads back as it was written, no matter who it is for', () => {
  for (const regimes of [[], ['mei'], ['lucro_presumido', 'lucro_real']] as const)
    for (const payrolls of [[], ['none'], ['pro_labore', 'employees']] as const) {
      const text = writtenRuleCase({ regimes, payrolls });
      expect(obligationRuleSchema.shape.cases.safeParse([text]).success, text).toBe(true);
      expect(readRuleCase(text)).toEqual({ regimes, payrolls });
    }
});

it('what is no entry of a profile is not read as one', () => {
  expect(() => readProfileEntry('2026-03/mei/many/-')).toThrow(RangeError);
});
