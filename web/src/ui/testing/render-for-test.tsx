import { ChakraProvider } from '@chakra-ui/react';
import { type ReactNode, act } from 'react';
import { createRoot } from 'react-dom/client';
import { system } from '#ui/theme/system.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Draws a component into an empty page. `act` lets its effects finish before the test looks. */
export function renderForTest(content: ReactNode) {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const root = createRoot(host);
  const draw = (next: ReactNode) =>
    act(() => root.render(<ChakraProvider value={system}>{next}</ChakraProvider>));
  draw(content);
  return { host, draw, undraw: () => act(() => root.unmount()) };
}
