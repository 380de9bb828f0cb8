import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { AssistantHeader } from './assistant-header.tsx';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { canSpeak } from './speech.ts';
import { useConversation } from './use-conversation.ts';
import { useReadAloud } from './use-read-aloud.ts';

type AssistantProps = {
  /** How often the button was pressed; one more than when it was closed means open. */
  readonly timesOpened: number;
  /** Hides the button; what it answers brings it back with the focus. */
  readonly takePlaceOfOpener: () => () => void;
};

const CHIPS = ['Serviços', 'Preços', 'Contato', 'Abertura'];

/** Closed, open or minimised. The conversation outlives all three, and ends with the page. */
export function Assistant({ timesOpened, takePlaceOfOpener }: AssistantProps) {
  const [closedAt, setClosedAt] = useState(0);
  const [seenWhenMinimized, setSeenWhenMinimized] = useState<number | null>(null);
  const [readsAloud, setReadsAloud] = useState(false);
  const { messages, isTyping, say } = useConversation();
  const panel = useRef<HTMLElement>(null);
  const isOpen = timesOpened > closedAt;
  const isMinimized = seenWhenMinimized !== null;

  useReadAloud(
    messages.findLast(({ isBot }) => isBot),
    readsAloud && isOpen,
  );
  useLayoutEffect(() => (isOpen ? takePlaceOfOpener() : undefined), [isOpen, takePlaceOfOpener]);
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>(firstFocus(isMinimized))?.focus();
  }, [isOpen, isMinimized]);

  if (!isOpen) return null;

  const close = () => {
    setSeenWhenMinimized(null);
    setClosedAt(timesOpened);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return (
    <section
      ref={panel}
      className={`assistant-panel${isMinimized ? ' is-minimized' : ''}`}
      role="dialog"
      aria-labelledby="assistente-titulo"
      onKeyDown={closeOnEscape}
    >
      <AssistantHeader
        isMinimized={isMinimized}
        hasNews={isMinimized && messages.length > seenWhenMinimized}
        readsAloud={canSpeak() ? readsAloud : null}
        onReadAloud={setReadsAloud}
        onMinimize={() => setSeenWhenMinimized(messages.length)}
        onRestore={() => setSeenWhenMinimized(null)}
        onClose={close}
      />
      {!isMinimized && (
        <>
          <MessageList {...{ messages, isTyping }}>
            <div className="assistant-chips" role="group" aria-label="Perguntas rápidas">
              {CHIPS.map((chip) => (
                <button key={chip} type="button" onClick={() => say(chip)}>
                  {chip}
                </button>
              ))}
            </div>
          </MessageList>
          <Composer onSend={say} />
        </>
      )}
    </section>
  );
}

/** On a touch screen the field would bring the keyboard up over the greeting. */
function firstFocus(isMinimized: boolean): string {
  if (isMinimized) return '[aria-label=Restaurar]';
  return matchMedia('(pointer: coarse)').matches ? '.assistant-scroller' : 'input';
}
