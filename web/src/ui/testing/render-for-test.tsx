import { ChakraProvider } from '@chakra-ui/react';
import { type ReactNode, act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { system } from '#ui/theme/system.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const roots = new Set<Root>();

/** Draws a component into an empty page. `act` lets its effects finish before the test looks. */
export function renderForTest(content: ReactNode) {
  undrawAll();
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const root = createRoot(host);
  roots.add(root);
  const draw = (next: ReactNode) =>
    act(() => root.render(<ChakraProvider value={system}>{next}</ChakraProvider>));
  draw(content);
  return { host, draw, undraw: () => act(() => root.unmount()) };
}

/** Ends whatever was drawn: it would go on asking and listening behind what is drawn next. */
export function undrawAll(): void {
  act(() => {
    for (const root of roots) root.unmount();
  });
  roots.clear();
}
