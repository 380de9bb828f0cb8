/** What is used of the browser's speech recognition; TypeScript's library does not describe it. */
export type SpeechRecognizer = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  onresult: ((event: SpeechResultEvent) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
};

type SpeechResultEvent = {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
};

type SpeechWindow = {
  readonly SpeechRecognition?: new () => SpeechRecognizer;
  readonly webkitSpeechRecognition?: new () => SpeechRecognizer;
};

export const LANGUAGE = 'pt-BR';

export const canListen = () => recognizerClass() !== undefined;

export const canSpeak = () => 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window;

/** One sentence in Portuguese, without guesses in between. */
export function createRecognizer(): SpeechRecognizer | null {
  const Recognizer = recognizerClass();
  if (Recognizer === undefined) return null;
  const recognizer = new Recognizer();
  recognizer.lang = LANGUAGE;
  recognizer.continuous = false;
  recognizer.interimResults = false;
  recognizer.maxAlternatives = 1;
  return recognizer;
}

function recognizerClass() {
  const speech = window as SpeechWindow; // a browser's own interface, under two names
  return speech.SpeechRecognition ?? speech.webkitSpeechRecognition;
}
