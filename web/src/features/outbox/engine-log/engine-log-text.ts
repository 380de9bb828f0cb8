import type { EngineEvent } from '#data/outbox/engine-event.ts';
import { eventText } from './engine-log-labels.ts';

export type AboutPage = {
  /** Which build this is: the name of its first script, made of its content. */
  version: string;
  browser: string;
  now: Date;
};

/** The log as text to copy, newest first: with it a developer can follow what happened. */
export function engineLogText(events: readonly EngineEvent[], { version, browser, now }: AboutPage): string {
  return [
    'Portal Contábil, registro técnico',
    `Versão: ${version}`,
    `Navegador: ${browser}`,
    `Copiado em: ${now.toISOString()}`,
    '',
    ...events.map((event) => `${new Date(event.at).toISOString()} ${eventText(event)}`),
    '',
  ].join('\n');
}

export function aboutThisPage(): AboutPage {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  const version = script === null ? '' : new URL(script.src).pathname.split('/').at(-1);
  return {
    version: version === '' ? 'desconhecida' : String(version),
    browser: navigator.userAgent,
    now: new Date(),
  };
}
