const LIST = new Intl.ListFormat('pt-BR');

/** `a, b e c` */
export const listed = (parts: readonly string[]): string => LIST.format(parts);
