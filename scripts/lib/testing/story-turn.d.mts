export const leftOut: (turn: string | undefined) => RegExp;
