import { describe, expect, it } from 'vitest';
import type { QueuedMail } from './queued-mail.ts';
import { claimOf } from './mail-state.ts';

const MAIL: QueuedMail = {
  kind: 'account_approved',
  tenant_id: 'aurora',
  user_id: 'u1',
  to: 'ana@cliente.example',
  name: 'Ana',
  origin: null,
  state: 'queued',
  lease_until: 0,
  send_before: 1_000_000,
};
const claim = (change: Partial<QueuedMail>) => claimOf({ ...MAIL, ...change }, 500_000).kind;

describe('the right to send an e-mail', () => {
  it('goes to the first run', () => {
    expect(claim({})).toBe('claimed');
  });

  it('is not given while another run may be sending', () => {
    expect(claim({ state: 'sending', lease_until: 500_001 })).toBe('busy');
  });

  it('is given again when the run that had it cannot be alive any more', () => {
    expect(claim({ state: 'sending', lease_until: 500_000 })).toBe('claimed');
  });

  it.each(['sent', 'dropped', 'failed'] as const)('is never given for an e-mail that is %s', (state) => {
    expect(claim({ state })).toBe('settled');
  });

  it('ends with the usefulness of the e-mail', () => {
    expect(claim({ send_before: 499_999 })).toBe('late');
  });
});
