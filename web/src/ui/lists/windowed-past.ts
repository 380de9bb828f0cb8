/** Past this many rows only those in sight are drawn. */
export const WINDOWED_PAST = 200;
