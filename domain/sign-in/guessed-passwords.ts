import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as portuguese } from '@zxcvbn-ts/language-pt-br';
import { lettersOf } from './letters-of.ts';

const estimate = new ZxcvbnFactory({
  dictionary: { ...common, ...portuguese },
  graphs: adjacencyGraphs,
  maxLength: 100,
});

/** A million guesses take an attacker a moment; a lone word with its year and sign is tried long before its turn. */
const EASY = 6;
const EASY_FOR_ONE_WORD = 8.5;

/** Whether lists of leaked passwords, words and patterns lead to it soon. */
export function isEasilyGuessed(password: string): boolean {
  const { guessesLog10 } = estimate.check(password);
  return guessesLog10 < EASY || (guessesLog10 < EASY_FOR_ONE_WORD && isOneKnownWord(password));
}

const words = new Set(Object.values({ ...common, ...portuguese }).flatMap(wordsOf));

function wordsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.map((word) => lettersOf(String(word))) : [];
}

/** Only what is made as one word: in a phrase the letters of several would run together. */
function isOneKnownWord(password: string): boolean {
  const [word = '', ...others] = password.split(/[^\p{L}]+/u).filter((part) => part !== '');
  return others.length === 0 && lettersOf(word).length > 2 && words.has(lettersOf(word));
}
