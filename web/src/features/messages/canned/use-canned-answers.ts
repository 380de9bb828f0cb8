import { calendarDateOf, formatCalendarDate, formatCount, type Row } from '@portal/domain';
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { getClient } from '#data/clients/clients.ts';
import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { listCannedAnswers } from '#data/messages/canned-answers.ts';
import { MOST_LETTERS } from '#data/messages/messages.ts';
import { useSession } from '#session/session-context.ts';
import { toast } from '#ui/feedback/toast.ts';
import { type Blanks, fillBlanks, findAnswers, insertText, slashQuery } from './canned-text.ts';

type Answer = Row<'canned_answers'>;

type Typed = {
  clientId: string;
  text: string;
  setText: (text: string) => void;
  field: RefObject<HTMLTextAreaElement | null>;
};

/** The firm's answers to choose from: those that a slash asks for, or all of them by the button. */
export function useCannedAnswers({ clientId, text, setText, field }: Typed) {
  const listId = useId();
  const query = useLocalQuery(listCannedAnswers, []);
  const blanks = useBlanks(clientId);
  // Opened by the button for this text, or closed although this text begins with a slash.
  const [asked, setAsked] = useState<{ text: string; isOpen: boolean } | null>(null);
  const [chosen, setChosen] = useState(0);
  const putCaret = useCaret(field, text);

  const looked = slashQuery(text);
  const answers = valueOr(query, []);
  const found = findAnswers(answers, looked ?? '');
  const isAsked = asked?.text === text ? asked.isOpen : looked !== null;
  const isOpen = isAsked && query.kind === 'ready' && (found.length > 0 || answers.length === 0);
  const current = Math.min(chosen, found.length - 1);

  const close = () => {
    setAsked({ text, isOpen: false });
    setChosen(0);
  };
  const insert = (answer: Answer) => {
    const end = text.length;
    const { selectionStart = end, selectionEnd = end } = field.current ?? {};
    const place = looked === null ? { from: selectionStart, to: selectionEnd } : { from: 0, to: end };
    const next = insertText(text, fillBlanks(answer.content, blanks), place);
    if (next.text.length > MOST_LETTERS) {
      toast({
        kind: 'error',
        title: `A mensagem passaria de ${formatCount(MOST_LETTERS)} caracteres`,
      });
      return;
    }
    setText(next.text);
    setAsked({ text: next.text, isOpen: false });
    setChosen(0);
    putCaret(next.caret);
  };
  /** Whether the key was for the list and not for the message. */
  const takesKey = (event: KeyboardEvent): boolean => {
    if (!isOpen || event.nativeEvent.isComposing) return false;
    const move = MOVES[event.key];
    const answer = found[current];
    if (move !== undefined && found.length > 0) setChosen((current + move + found.length) % found.length);
    else if (event.key === 'Escape') close();
    else if ((event.key === 'Enter' || event.key === 'Tab') && answer !== undefined && !event.shiftKey)
      insert(answer);
    else return false;
    return true;
  };
  return {
    listId,
    isOpen,
    found,
    current,
    insert,
    takesKey,
    toggle: () => {
      setAsked({ text, isOpen: !isOpen });
      field.current?.focus();
    },
    close,
  };
}

const MOVES: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

function useBlanks(clientId: string): Blanks {
  const session = useSession();
  const client = useLocalQuery((db) => getClient(db, clientId), [clientId]);
  const row = valueOr(client, null);
  return {
    cliente: row?.trade_name ?? row?.corporate_name ?? null,
    atendente: (session.kind === 'active' ? session.user?.full_name : undefined) ?? null,
    hoje: formatCalendarDate(calendarDateOf(new Date())),
  };
}

/** React draws the new text first; until then the caret would be in the old one. */
function useCaret(field: Typed['field'], text: string): (caret: number) => void {
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(wanted.current, wanted.current);
    wanted.current = null;
  }, [field, text]);
  return (caret) => {
    wanted.current = caret;
  };
}
