import { ChakraProvider } from '@chakra-ui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AuthScreen } from '#features/account/sign-in/auth-screen.tsx';
import { AccountServiceProvider } from '#session/account/account-service.ts';
import { system } from '#ui/theme/system.ts';

const STYLES = /<style data-emotion[^>]*>([^]*?)<\/style>/g;

/** The sign-in page as nobody has touched it yet, for the build to write into /auth: its elements, and their styles apart. */
export function renderSignInPage(): { markup: string; styles: string } {
  const html = renderToStaticMarkup(
    <ChakraProvider value={system}>
      <AccountServiceProvider value={nobodyAsks}>
        <AuthScreen onSignUpUnderWay={() => undefined} />
      </AccountServiceProvider>
    </ChakraProvider>,
  );
  // Left between the elements, the app's own styles would take them over as theirs.
  const styles = new Set([...html.matchAll(STYLES)].map(([, text]) => text));
  // Where no script holds it back, such a form goes nowhere: another would carry the password in its address.
  const markup = html.replaceAll(STYLES, '').replace('<form ', '<form method="dialog" ');
  return { markup, styles: [...styles].join('') };
}

const nobodyAsks = () => Promise.reject(new Error('Nothing is sent while a page is rendered'));
