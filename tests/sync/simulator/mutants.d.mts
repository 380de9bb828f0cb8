import type { Plugin } from 'vite';

export const mutantOfEnvironment: Plugin;
