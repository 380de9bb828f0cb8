import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { site } from '#site/prerender.tsx';
import { type Confirmation, confirmAddress } from './confirm-address.ts';
import { confirmationCode } from './confirmation-code.ts';
import { followConfirmation } from './follow-confirmation.ts';

const LINK = '/?mode=verifyEmail&oobCode=a_b-1';

describe('the address of a confirmation e-mail', () => {
  it('carries the code', () => {
    expect(confirmationCode('?mode=verifyEmail&oobCode=a_b-1')).toBe('a_b-1');
  });

  it.each(['', '?servico=mei', '?oobCode=a', '?mode=resetPassword&oobCode=a', '?mode=verifyEmail'])(
    'is no other one (%j)',
    (search) => {
      expect(confirmationCode(search)).toBeNull();
    },
  );
});

describe('the home page that a confirmation link leads to', () => {
  beforeEach(() => {
    // jsdom draws no dialog.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    document.body.innerHTML = site.pages.find(({ path }) => path === '/')?.body ?? '';
    history.replaceState(null, '', LINK);
  });

  const follow = (...ends: Confirmation[]) => {
    const confirm = vi.fn((_code: string) => Promise.resolve(ends.shift() ?? ('failed' as const)));
    return { confirm, followed: followConfirmation(document, 'a_b-1', confirm) };
  };
  const box = () => document.querySelector('dialog.confirmation');
  const title = () => box()?.querySelector('h2')?.textContent;
  const again = () => box()?.querySelector<HTMLButtonElement>('[data-confirm-again]');

  it('confirms the address at once, says so, and leads to the sign-in', async () => {
    const { confirm, followed } = follow('confirmed');
    expect(title()).toBe('Confirmando seu e-mail…');
    await followed;
    expect(confirm.mock.calls).toEqual([['a_b-1']]);
    expect(title()).toBe('E-mail confirmado!');
    expect(box()?.querySelector('a')?.getAttribute('href')).toBe('/auth');
    expect(again()?.hidden).toBe(true);
    expect(location.search).toBe('');
  });

  it.each([
    ['used', 'Este link já foi usado'],
    ['expired', 'Este link passou da validade'],
  ] as const)('says of a link that is %s what to do', async (end, words) => {
    await follow(end).followed;
    expect(title()).toBe(words);
    expect(box()?.textContent).toContain('outro');
    expect(location.search).toBe('');
  });

  it('keeps the link without a connection, and tries it again', async () => {
    const { confirm, followed } = follow('offline', 'confirmed');
    await followed;
    expect(title()).toBe('Sem conexão com a internet');
    expect(location.search).toContain('oobCode=a_b-1');
    again()?.click();
    await vi.waitFor(() => expect(title()).toBe('E-mail confirmado!'));
    expect(confirm).toHaveBeenCalledTimes(2);
  });
});

describe('the provider’s answer to a code', () => {
  const answerWith = (answer: Response | Error) => {
    const ask = vi.fn((_url: string, _request: RequestInit) =>
      answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer),
    );
    vi.stubGlobal('fetch', ask);
    return ask;
  };
  const refusal = (message: string) => Response.json({ error: { code: 400, message } }, { status: 400 });
  afterEach(() => vi.unstubAllGlobals());

  it('confirms', async () => {
    const ask = answerWith(Response.json({ emailVerified: true }));
    expect(await confirmAddress('a_b-1')).toBe('confirmed');
    expect(ask.mock.calls[0]?.[0]).toContain('/v1/accounts:update?key=');
    expect(ask.mock.calls[0]?.[1].body).toBe('{"oobCode":"a_b-1"}');
  });

  it.each([
    [refusal('INVALID_OOB_CODE'), 'used'],
    [refusal('EXPIRED_OOB_CODE : The code is old.'), 'expired'],
    [refusal('USER_DISABLED'), 'failed'],
    [new TypeError('Failed to fetch'), 'offline'],
  ] as const)('tells what it means (%#)', async (answer, end) => {
    answerWith(answer);
    expect(await confirmAddress('a_b-1')).toBe(end);
  });
});
