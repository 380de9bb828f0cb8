import { ChakraProvider } from '@chakra-ui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AuthScreen } from '#features/account/auth-screen.tsx';
import { AccountServiceProvider } from '#session/account-service.ts';
import { RENDERED_STYLES, stylesIn } from '#ui/theme/rendered-styles.ts';
import { system } from '#ui/theme/system.ts';

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
  const styles = stylesIn(html);
  // Where no script holds it back, such a form goes nowhere: another would carry the password in its address.
  const markup = html.replaceAll(RENDERED_STYLES, '').replace('<form ', '<form method="dialog" ');
  return { markup, styles };
}

const nobodyAsks = () => Promise.reject(new Error('Nothing is sent while a page is rendered'));
