import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { paths } from '#config/paths.ts';
import type { ReplyLink } from './replies.ts';
import type { ChatMessage } from './use-conversation.ts';

type MessageListProps = {
  readonly messages: readonly ChatMessage[];
  readonly isTyping: boolean;
  /** What may be asked next, below the last message. */
  readonly children: ReactNode;
};

/** Above the message that is scrolled to. */
const GAP_PX = 8;
/** A number that is cut in two at the end of a line is hard to dial. */
const PHONE = /(\(\d\d\) [\d-]+)/;

const clock = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });

export function MessageList({ messages, isTyping, children }: MessageListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const list = scroller.current;
    const last = list?.querySelector<HTMLElement>('.assistant-log > :last-child');
    // A reply longer than the panel is read from its beginning.
    if (list != null && last != null) list.scrollTop = Math.min(list.scrollHeight, last.offsetTop - GAP_PX);
  }, [messages, isTyping]);

  return (
    <div ref={scroller} className="assistant-scroller" tabIndex={0} role="group" aria-label="Conversa">
      <p className="assistant-privacy">
        A conversa fica só na memória deste aparelho e some ao sair da página.{' '}
        <a href={paths.privacy}>Privacidade (LGPD)</a>
      </p>
      <div role="log" aria-label="Perguntas e respostas" className="assistant-log">
        {messages.map((message) => (
          <Bubble key={message.id} message={message} />
        ))}
        {isTyping && (
          <div className="assistant-bubble assistant-typing">
            <span className="sr-only">Assistente digitando…</span>
            <i />
            <i />
            <i />
          </div>
        )}
      </div>
      {children}
    </div>
  );
}

function Bubble({ message }: { readonly message: ChatMessage }) {
  const { isBot, text, links, timestamp } = message;
  return (
    <div className={`assistant-message ${isBot ? 'is-bot' : 'is-own'}`}>
      <p className="assistant-bubble">
        <span className="sr-only">{isBot ? 'Assistente: ' : 'Você: '}</span>
        {text.split(PHONE).map((part, index) => (PHONE.test(part) ? <span key={index}>{part}</span> : part))}
      </p>
      {links.length > 0 && (
        <p className="assistant-links">
          {links.map((link) => (
            <Link key={link.href} link={link} />
          ))}
        </p>
      )}
      <time dateTime={timestamp.toISOString()}>{clock.format(timestamp)}</time>
    </div>
  );
}

function Link({ link: { href, label } }: { readonly link: ReplyLink }) {
  const leaves = href.startsWith('https:');
  return (
    <a href={href} {...(leaves && { target: '_blank', rel: 'noopener' })}>
      {label}
    </a>
  );
}
