import { chakra } from '@chakra-ui/react';
import { CalendarCheck, Copy } from 'lucide-react';
import { copyText } from '#ui/copy-text.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { calendarLink } from './feed-words.ts';

/** Shown this once: the server keeps only a hash of it. */
export function NewAddress({ address }: { readonly address: string }) {
  return (
    <chakra.div mt="4" display="grid" gap="3.5" gridTemplateColumns="minmax(0, 1fr)">
      <TextField
        label="Endereço do calendário"
        help="Cole no seu calendário, em assinar por endereço (URL). Guarde agora: por segurança ele só aparece esta vez."
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button size="sm" onClick={() => void copyText(address, 'Endereço copiado')}>
          <Copy size={16} strokeWidth={1.75} aria-hidden />
          Copiar endereço
        </Button>
        <Button asChild variant="outline" size="sm">
          <a href={calendarLink(address)}>
            <CalendarCheck size={16} strokeWidth={1.75} aria-hidden />
            Abrir no calendário deste aparelho
          </a>
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
