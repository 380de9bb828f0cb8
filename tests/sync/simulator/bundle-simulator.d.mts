import type { Traced } from './main.ts';

export type Simulator = {
  main(args: readonly string[]): Promise<number>;
  findFailure(args: readonly string[]): Promise<{ seed: number; what: string } | null>;
  traceFailure(args: readonly string[]): Promise<Traced | null>;
};
export function bundleSimulator(mutant?: string | null): Promise<string>;
export function loadSimulator(mutant?: string | null): Promise<Simulator>;
