import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { toastStore } from '#ui/feedback/toast.ts';
import { useLoadNotice } from './use-load-notice.ts';
import type { ThreadQuery } from './use-thread.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Conversation({ kind }: { kind: ThreadQuery['kind'] }) {
  useLoadNotice(kind);
  return null;
}

test('a conversation that cannot be loaded is told once, and no longer when it is there or left', () => {
  const root = createRoot(document.createElement('div'));
  const titles = () => toastStore.read().map(({ title }) => title);
  const draw = (kind: ThreadQuery['kind']) => act(() => root.render(<Conversation kind={kind} />));
  draw('loading');
  expect(titles()).toEqual([]);
  draw('not_here');
  draw('not_here');
  expect(titles()).toEqual(['Erro ao carregar mensagens']);
  draw('error');
  expect(titles()).toEqual(['Erro ao carregar conversa']);
  draw('ready');
  expect(titles()).toEqual([]);
  draw('error');
  act(() => root.unmount());
  expect(titles()).toEqual([]);
});
