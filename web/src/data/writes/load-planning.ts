export type Planning = typeof import('./planning.ts');

let here: Planning | null = null;

/** What a change is checked and planned by, where its code is here. */
export const planningHere = (): Planning | null => here;

/**
 * Every schema, and the library they are made with: no list waits for them. A transaction would end while it waits
 * for code, so code that writes inside one of its own loads this before it begins.
 */
export async function loadPlanning(): Promise<Planning> {
  here ??= await import('./planning.ts');
  return here;
}
