import type { RunSeeds } from './main.ts';

export function onEachProcessor(address: string, args: readonly string[]): RunSeeds;
