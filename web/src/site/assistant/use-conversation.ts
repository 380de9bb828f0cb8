import { useState } from 'react';
import { greeting, type Reply, type ReplyLink, replyTo } from './replies.ts';

export type ChatMessage = {
  readonly id: number;
  readonly text: string;
  readonly isBot: boolean;
  readonly timestamp: Date;
  readonly links: readonly ReplyLink[];
};

export type Conversation = {
  readonly messages: readonly ChatMessage[];
  readonly isTyping: boolean;
  /** Ignores a text of blanks alone. */
  readonly say: (typed: string) => void;
};

/** Long enough to be seen typing, short enough not to be waited for. */
const TYPING_MS = 1500;

/** Lives in memory and nowhere else; leaving the page ends it. */
export function useConversation(): Conversation {
  const [messages, setMessages] = useState<readonly ChatMessage[]>(() => withReply([], greeting));
  const [repliesOnTheirWay, setRepliesOnTheirWay] = useState(0);

  const say = (typed: string) => {
    const text = typed.trim();
    if (text === '') return;
    setMessages((all) => withMessage(all, { text, links: [] }, false));
    setRepliesOnTheirWay((count) => count + 1);
    setTimeout(() => {
      setRepliesOnTheirWay((count) => count - 1);
      setMessages((all) => withReply(all, replyTo(text)));
    }, TYPING_MS);
  };

  return { messages, isTyping: repliesOnTheirWay > 0, say };
}

const withReply = (all: readonly ChatMessage[], reply: Reply) => withMessage(all, reply, true);

function withMessage(all: readonly ChatMessage[], { text, links }: Reply, isBot: boolean) {
  return [...all, { id: all.length, text, links, isBot, timestamp: new Date() }];
}
