import '#ui/fonts/fonts.css';
import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useEffect } from 'react';
import { watchColorMode } from './color-mode.ts';
import { rules, system } from './system.ts';
import { Toaster } from '#ui/feedback/toaster.tsx';

type UiProviderProps = {
  readonly children: ReactNode;
};

export function UiProvider({ children }: UiProviderProps) {
  useEffect(watchColorMode, []);
  return (
    <CacheProvider value={rules}>
      <ChakraProvider value={system}>
        {children}
        <Toaster />
      </ChakraProvider>
    </CacheProvider>
  );
}
