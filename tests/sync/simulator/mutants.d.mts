import type { Plugin } from 'vite';

export const plantOfEnvironment: Plugin;
