import { chakra } from '@chakra-ui/react';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useLocalAccount } from '#data/database-context.ts';
import { sendMessage } from '#data/repositories/messages.ts';
import { IconButton } from '#ui/button.tsx';
import { Input } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.ts';

/** The schema's and the rules' limit. */
const MAX_LENGTH = 5000;

const Form = chakra('form', {
  base: { display: 'flex', gap: '2', p: '3', borderTopWidth: '1px', borderColor: 'border' },
});

export function MessageField({ clientId }: { clientId: string }) {
  const account = useLocalAccount();
  const [text, setText] = useState('');
  const content = text.trim();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (content === '') return;
    const result = await sendMessage(account, { client_id: clientId, content });
    if (result.ok) setText('');
    else {
      toast({
        kind: 'error',
        title: 'Erro ao enviar mensagem',
        description: 'Não há espaço livre neste aparelho. O texto foi mantido.',
      });
    }
  };
  return (
    <Form onSubmit={(event: FormEvent) => void send(event)}>
      <Input
        aria-label="Mensagem"
        placeholder="Digite sua mensagem..."
        autoComplete="off"
        enterKeyHint="send"
        maxLength={MAX_LENGTH}
        borderRadius="22px"
        px="4"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <IconButton
        type="submit"
        label="Enviar mensagem"
        variant="solid"
        size="md"
        borderRadius="22px"
        disabled={content === ''}
      >
        <SendHorizontal size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Form>
  );
}
