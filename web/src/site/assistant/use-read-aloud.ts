import { useEffect } from 'react';
import { LANGUAGE } from './speech.ts';
import type { ChatMessage } from './use-conversation.ts';

/** A little slower than the voice's own pace: phone numbers and times have to be followed. */
const RATE = 0.9;

/** Speaks each new reply while it is on, and falls silent at once when it is switched off. */
export function useReadAloud(reply: ChatMessage | undefined, isOn: boolean): void {
  const text = reply?.text ?? '';
  useEffect(() => {
    if (!isOn || text === '') return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = LANGUAGE;
    utterance.rate = RATE;
    speechSynthesis.speak(utterance);
    return () => speechSynthesis.cancel();
  }, [reply?.id, text, isOn]);
}
