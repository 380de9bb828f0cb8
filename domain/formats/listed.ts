import { once } from './once.ts';

const list = once(() => new Intl.ListFormat('pt-BR'));

/** `a, b e c` */
export const listed = (parts: readonly string[]): string => list().format(parts);
