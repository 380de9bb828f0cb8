import { ACCOUNT_MAIL_KINDS, MAIL_KINDS, type MailKind } from '@portal/domain';
import { type ComposedMail, composeMail, type MailContent } from './compose-mail.ts';
import { MAIL_TEXTS } from './mail-texts.ts';

/** They carry no way out. */
const OF_ACCOUNT: readonly MailKind[] = ACCOUNT_MAIL_KINDS;
const ORIGIN = 'https://portal.aurora.example';
/** One that chose nothing, and one with all that may stand in an e-mail. */
const FIRMS: Record<string, Pick<MailContent, 'firm' | 'name' | 'words' | 'register'>> = {
  aurora: { firm: { name: 'Aurora Contabilidade', email: null }, name: '' },
  boreal: {
    firm: {
      name: 'Boreal Contabilidade & Assessoria Empresarial do Brasil Ltda',
      email: 'contato@boreal.example',
      colour: '#8A1C4A',
    },
    name: "Maria Aparecida d'Ávila",
    words: 'Os documentos fiscais ficam até 31/12/2031.',
    register: { date: '2026-11-24', hash: '3f9a2c71'.repeat(8) },
  },
};

/** Every kind of e-mail as each of two firms sends it, for eyes: `npm run mail:preview`. */
export function exampleMails(): { name: string; mail: ComposedMail }[] {
  return MAIL_KINDS.flatMap((kind) =>
    Object.entries(FIRMS).map(([firm, { words = '', ...said }]) => {
      const name = `${kind}-${firm}`;
      return {
        name,
        mail: composeMail({ ...contentOf(kind), ...said, words }, 'portal@aurora.example', name),
      };
    }),
  );
}

function contentOf(kind: MailKind) {
  return {
    kind,
    to: 'maria@cliente.example',
    // As long as a real one: it must not make a page wider than a phone.
    link: MAIL_TEXTS[kind].button === '' ? null : `${ORIGIN}/auth?oobCode=${'aB3-_xY9'.repeat(7)}`,
    ...(!OF_ACCOUNT.includes(kind) && { unsubscribe: `${ORIGIN}/cancelar-avisos/${'aB3-_xY9'.repeat(9)}` }),
  };
}
