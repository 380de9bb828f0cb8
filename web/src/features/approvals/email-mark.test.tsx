import { describe, expect, it } from 'vitest';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { EmailMark } from './email-mark.tsx';

describe('the mark beside a pending person’s address', () => {
  it.each([
    [true, 'E-mail confirmado'],
    [false, 'E-mail ainda não confirmado'],
  ])('says so in words beside a picture (%s)', (isVerified, words) => {
    const { host } = renderForTest(<EmailMark isVerified={isVerified} />);
    expect(host.textContent).toBe(words);
    expect(host.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});
