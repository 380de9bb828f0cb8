import { useEffect, useRef, useState } from 'react';
import { createRecognizer, type SpeechRecognizer } from './speech.ts';

export type Dictation = {
  readonly isListening: boolean;
  /** Why nothing was heard, in a sentence; empty when nothing went wrong. */
  readonly problem: string;
  readonly toggle: () => void;
};

const PROBLEMS: Readonly<Record<string, string>> = {
  'not-allowed': 'O navegador não liberou o microfone.',
  'service-not-allowed': 'O navegador não liberou o microfone.',
  'audio-capture': 'Nenhum microfone foi encontrado.',
  network: 'O reconhecimento de voz deste navegador precisa de internet.',
  // Somebody pressed the button again: nothing went wrong.
  aborted: '',
};
const NOT_UNDERSTOOD = 'Não deu para ouvir. Tente de novo ou escreva.';

/** Listens for one sentence at a time. The flag goes off with a result, an error or the end, whichever comes. */
export function useDictation(onHeard: (text: string) => void): Dictation {
  const [isListening, setIsListening] = useState(false);
  const [problem, setProblem] = useState('');
  const current = useRef<SpeechRecognizer | null>(null);

  useEffect(() => () => current.current?.abort(), []);

  const listen = () => {
    const recognizer = createRecognizer();
    if (recognizer === null) return;
    recognizer.onresult = ({ results }) => {
      setIsListening(false);
      onHeard(results[0]?.[0]?.transcript ?? '');
    };
    recognizer.onerror = ({ error }) => {
      setIsListening(false);
      setProblem(PROBLEMS[error] ?? NOT_UNDERSTOOD);
    };
    recognizer.onend = () => setIsListening(false);
    current.current = recognizer;
    setProblem('');
    setIsListening(true);
    recognizer.start();
  };

  return { isListening, problem, toggle: () => (isListening ? current.current?.abort() : listen()) };
}
