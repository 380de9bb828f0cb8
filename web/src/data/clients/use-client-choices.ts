import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { type ClientChoice, listClientChoices } from './client-choices.ts';

const NONE: readonly ClientChoice[] = [];

/** The clients to choose from in a field or a filter; none as long as they are not read. */
export const useClientChoices = (): readonly ClientChoice[] =>
  valueOr(useLocalQuery(listClientChoices, []), NONE);
