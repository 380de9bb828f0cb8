import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { RecordState } from '#data/outbox/outbox-entry.ts';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { said } from '../testing/said.ts';

function draw(content: string, state: RecordState, isOwn = true) {
  const message = said('m1', '2026-11-20T17:41:00.000000000Z', { content });
  return renderForTest(
    <MemoryRouter>
      <MessageBubble message={message} isOwn={isOwn} senderName="Rafael Nunes" state={state} />
    </MemoryRouter>,
  ).host;
}

it('says when, and how far an own message is', () => {
  expect(draw('Oi', { kind: 'device' }).textContent).toBe('Você:Oi14:41No aparelho');
  expect(draw('Oi', { kind: 'sent' }).textContent).toContain('Enviado');
});

it('says who wrote, and nothing of sending, where it was somebody else', () => {
  expect(draw('Oi', { kind: 'sent' }, false).textContent).toBe('Rafael Nunes:OiRafael Nunes14:41');
});

it('keeps a refused message with its reason and the way to where it is settled', () => {
  const host = draw('Não some', { kind: 'attention', reason: 'permission_denied' });
  expect(host.textContent).toContain('Não some');
  expect(host.textContent).toContain('sua conta não tem permissão');
  expect(host.querySelector('a')?.getAttribute('href')).toBe('/sync');
});

it('shows tags as text and links without an opener', () => {
  const host = draw('<img src=x onerror=alert(1)> https://a.example/b', { kind: 'sent' });
  expect(host.querySelector('img')).toBeNull();
  const link = host.querySelector('a');
  expect([link?.href, link?.target, link?.rel]).toEqual([
    'https://a.example/b',
    '_blank',
    'noopener noreferrer',
  ]);
});
