import type { Plugin } from 'vite';

export const mutantOfEnvironment: Plugin;
/** The names of mutants whose source has changed so that they cannot be put in. */
export function misfits(): Promise<string[]>;
