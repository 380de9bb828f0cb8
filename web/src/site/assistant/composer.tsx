import { type SubmitEvent, useRef, useState } from 'react';
import { Icon } from './icons.tsx';
import { canListen } from './speech.ts';
import { useDictation } from './use-dictation.ts';

/** A question, not a letter. */
const MAX_LENGTH = 500;

export function Composer({ onSend }: { readonly onSend: (text: string) => void }) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { isListening, problem, toggle } = useDictation((heard) => {
    setText(heard.slice(0, MAX_LENGTH));
    field.current?.focus();
  });
  const isEmpty = text.trim() === '';

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (isEmpty) return;
    onSend(text);
    setText('');
    // The send button is disabled now, and a disabled button drops the focus.
    field.current?.focus();
  };
  return (
    <form className="assistant-composer" onSubmit={send}>
      <p role="status" className="assistant-hint">
        {isListening ? 'Ouvindo… O navegador pode enviar a sua voz ao serviço de fala dele.' : problem}
      </p>
      <input
        ref={field}
        aria-label="Sua pergunta"
        placeholder="Sua pergunta"
        autoComplete="off"
        enterKeyHint="send"
        maxLength={MAX_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {canListen() && (
        <button
          type="button"
          aria-pressed={isListening}
          aria-label="Falar a pergunta"
          title="Falar a pergunta"
          onClick={toggle}
        >
          <Icon name="microphone" />
        </button>
      )}
      <button type="submit" className="is-solid" aria-label="Enviar" title="Enviar" disabled={isEmpty}>
        <Icon name="send" />
      </button>
    </form>
  );
}
