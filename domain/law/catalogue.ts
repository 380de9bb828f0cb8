import { DECLARATIONS } from './catalogue-declarations.ts';
import { PAYMENTS } from './catalogue-payments.ts';
import type { Rule } from './rule.ts';

/** What is due to whom by federal law, as far as it is known here: each row with its basis and the day it was checked. */
export const CATALOGUE: readonly Rule[] = [...PAYMENTS, ...DECLARATIONS];

export const catalogueRule = (key: string): Rule | null => CATALOGUE.find((rule) => rule.key === key) ?? null;
