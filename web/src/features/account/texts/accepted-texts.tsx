import { chakra } from '@chakra-ui/react';
import {
  type AppUser,
  type Consent,
  formatInstantDate,
  LEGAL_TEXTS,
  LEGAL_VERSIONS,
  type LegalText,
  textsToAccept,
} from '@portal/domain';
import { useIsOnline } from '#data/live/use-is-online.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { LEGAL_PAGES } from './legal-pages.ts';
import { useAcceptTexts } from './use-accept-texts.ts';

/** 'Termos aceitos': which version and when; what has changed since is asked for here, and stops nothing. */
export function AcceptedTexts({ user }: { readonly user: AppUser }) {
  const isOnline = useIsOnline();
  const { accept, isBusy } = useAcceptTexts();
  const consents = user.consents ?? [];
  const wanted = textsToAccept(consents);
  return (
    <Card padding="portal" aria-labelledby="termos">
      <chakra.h2 id="termos" textStyle="cardTitle" mb="2">
        Termos aceitos
      </chakra.h2>
      <List>
        {LEGAL_TEXTS.map((text) => (
          <li key={text}>
            <a href={LEGAL_PAGES[text].path}>{LEGAL_PAGES[text].label}</a>
            <small>{acceptedText(text, consents)}</small>
          </li>
        ))}
      </List>
      {wanted.length > 0 && (
        <chakra.div display="grid" gap="3" mt="3" justifyItems="start">
          <Note>
            Há uma versão que você ainda não aceitou.
            {!isOnline && ' Para registrar o aceite é preciso conexão.'}
          </Note>
          <Button variant="outline" isBusy={isBusy} disabled={!isOnline} onClick={() => void accept(wanted)}>
            Li e aceito
          </Button>
        </chakra.div>
      )}
    </Card>
  );
}

function acceptedText(text: LegalText, consents: readonly Consent[]): string {
  const last = consents.findLast((consent) => consent.text === text);
  return last === undefined
    ? `Versão ${LEGAL_VERSIONS[text]}, ainda não aceita`
    : `Versão ${last.version}, aceita em ${formatInstantDate(last.at)}`;
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& li': { py: '2' },
    '& a': { display: 'block', color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& small': { textStyle: 'meta', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  },
});
