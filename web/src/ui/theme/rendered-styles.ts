import { ChakraProvider } from '@chakra-ui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { systemWithGlobalStyles } from './system.ts';

/** What Chakra writes between the elements of a page that is rendered ahead. */
export const RENDERED_STYLES = /<style data-emotion[^>]*>([^]*?)<\/style>/g;

/** The styles of such a page, each once. */
export const stylesIn = (html: string): string =>
  [...new Set([...html.matchAll(RENDERED_STYLES)].map(([, text]) => text))].join('');

/** What the theme says of the whole page: for the build, which writes it into the app's style sheet (web/build/global-styles.ts). */
export const renderGlobalStyles = (): string =>
  stylesIn(
    renderToStaticMarkup(createElement(ChakraProvider, { value: systemWithGlobalStyles(), children: null })),
  );
