import { useEffect } from 'react';
import { rememberWithheld, type Withheld } from '#session/withheld.ts';

/** What is hidden now is hidden after a reload too, with or without a connection. */
export function useWithheld(withheld: Withheld | null): void {
  useEffect(() => rememberWithheld(withheld), [withheld]);
}
