const TURNS = [1, 2, 3] as const;

/** What is too long to be whole in every run, in three stories: each has a third of it, and its turn. */
export const THIRDS = TURNS.map((turn) => ({
  name: `${turn} of ${TURNS.length}`,
  tag: `@turn-${turn}`,
  of: <T>(all: readonly T[]) => all.filter((_, at) => at % TURNS.length === turn - 1),
}));
