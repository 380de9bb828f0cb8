/** Adults read prose in Portuguese at about this pace; figures and terms slow nobody below it for long. */
const WORDS_PER_MINUTE = 200;

/** Whole minutes, at least one. */
export const readingMinutes = (words: number) => Math.max(1, Math.round(words / WORDS_PER_MINUTE));
