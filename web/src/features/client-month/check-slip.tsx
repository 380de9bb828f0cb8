import { Box, chakra } from '@chakra-ui/react';
import { calendarDateOf, checkSlip, type CheckedSlip } from '@portal/domain';
import { CircleCheck, OctagonAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { portalSearch } from '#config/portal-params.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { knownSlips } from '#data/slips/known-slips.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { Section } from './section.tsx';

/** As long as a Pix code may be, with what comes along when it is copied. */
const MOST_LETTERS = 700;

/** 'Guia conferida': a code from an e-mail or a paper, held against what the firm published. Nothing leaves the device. */
export function CheckSlip({ clientId }: { clientId: string }) {
  const { db } = useLocalAccount();
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState<CheckedSlip | null>(null);
  const check = async (event: FormEvent) => {
    event.preventDefault();
    const known = await knownSlips(db, clientId);
    setChecked(checkSlip(code, known, calendarDateOf(new Date())));
  };
  return (
    <Section title="Conferir uma guia">
      <Card padding="portal">
        <form noValidate onSubmit={(event) => void check(event)}>
          <TextAreaField
            label="Código da guia"
            help="Recebeu uma guia por e-mail ou papel? Cole aqui a linha digitável ou o Pix copia e cola, antes de pagar."
            rows={2}
            maxLength={MOST_LETTERS}
            autoComplete="off"
            spellCheck={false}
            value={code}
            onChange={(event) => {
              setCode(event.target.value);
              setChecked(null);
            }}
          />
          <Button type="submit" variant="outline" mt="3" disabled={code.trim() === ''}>
            Conferir
          </Button>
        </form>
        <div role="status">{checked !== null && <Verdict checked={checked} />}</div>
      </Card>
    </Section>
  );
}

function Verdict({ checked: { verdict, sentence } }: { checked: CheckedSlip }) {
  const [query] = useSearchParams();
  const isSame = verdict === 'same';
  const Icon = isSame ? CircleCheck : OctagonAlert;
  return (
    <Box
      mt="4"
      p="3.5"
      display="flex"
      gap="2.5"
      alignItems="flex-start"
      borderRadius="md"
      bg={isSame ? 'status.concluida.bg' : 'attention.bg'}
      color={isSame ? 'status.concluida.fg' : 'attention.fg'}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden style={{ flexShrink: 0 }} />
      <Box minWidth="0" overflowWrap="anywhere">
        <p>{sentence}</p>
        {!isSame && verdict !== 'invalid' && (
          <Talk to={{ pathname: paths.clientPortal, search: portalSearch(query, { tab: 'chat' }) }}>
            Falar com o escritório
          </Talk>
        )}
      </Box>
    </Box>
  );
}

const Talk = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});
