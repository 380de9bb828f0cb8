import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocalAccount } from '#data/local/database-context.ts';
import { isStorageFull } from '#data/storage/storage-full.ts';
import { changeDraft, readDraft } from './drafts.ts';

/** So that not every letter is a write. Longer, and a reload would lose a word. */
const SAVED_AFTER_MS = 250;

/** What somebody is typing for a client's thread: kept on the device until it is sent or erased. */
export function useDraft(clientId: string): {
  text: string;
  setText: (next: string | ((now: string) => string)) => void;
  /** The device had no room for the last of it: it will have none for the message either. */
  isFull: boolean;
} {
  const { db } = useLocalAccount();
  // null: what the device kept has not been read yet, and nothing was typed meanwhile.
  const [text, setShownText] = useState<string | null>(null);
  const [isFull, setIsFull] = useState(false);
  const unsaved = useRef<string | null>(null);
  const latest = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    if (unsaved.current === null) return;
    const text = unsaved.current;
    changeDraft(db, { kind: 'message', subject_id: clientId }, (draft) => ({ ...draft, text })).then(
      () => setIsFull(false),
      // Behind a sign-out there is nothing to keep and nobody to tell.
      (error: unknown) => setIsFull(isStorageFull(error)),
    );
    unsaved.current = null;
  }, [db, clientId]);

  useEffect(() => {
    let isWanted = true;
    readDraft(db, { kind: 'message', subject_id: clientId }).then(
      ({ text: kept }) => {
        if (!isWanted) return;
        latest.current ??= kept;
        setShownText(latest.current);
      },
      () => undefined, // the field works without
    );
    addEventListener('pagehide', save);
    return () => {
      isWanted = false;
      removeEventListener('pagehide', save);
      save();
    };
  }, [db, clientId, save]);

  const setText = (next: string | ((now: string) => string)) => {
    const typed = typeof next === 'string' ? next : next(latest.current ?? '');
    latest.current = typed;
    unsaved.current = typed;
    setShownText(typed);
    clearTimeout(timer.current);
    // What was sent must not come back as a draft, however soon the page goes.
    if (typed === '') save();
    else timer.current = setTimeout(save, SAVED_AFTER_MS);
  };
  return { text: text ?? '', setText, isFull };
}
