import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFirm } from './keep-firm.ts';
import { type KeptFirm, readKeptFirm, watchKeptFirm } from './kept-firm.ts';
import { eraseStoredSession, writeStoredSession } from '../stored-session.ts';

const BOREAL: KeptFirm = {
  name: 'Boreal Contadores',
  legal_name: 'Boreal Contadores Associados S/S',
  address: null,
  phone: '5432860011',
  whatsapp: null,
  email: 'contato@boreal.example',
  hours: null,
  idle_minutes: 15,
  domains: ['boreal.example'],
  brand: { short_name: 'Boreal', mark: 'peak', colour: '#2B4C8C' },
  shown: { name: 'Boreal Contadores', shortName: 'Boreal', tagline: 'Contadores', mark: null },
  css: 'html{--x:#2B4C8C}',
};

const signIn = (tenant_id: string) =>
  writeStoredSession({ uid: 'otavio', tenant_id, role: 'admin', client_ids: [] });

beforeEach(() => {
  localStorage.clear();
  signIn('boreal');
});

describe('the firm as the device heard it last', () => {
  it('is there for the next start, and the same object as long as nothing changes', () => {
    keepFirm('boreal', BOREAL);
    expect(readKeptFirm()).toEqual(BOREAL);
    expect(readKeptFirm()).toBe(readKeptFirm());
  });

  it('is told to the screens, in this tab and from the others', () => {
    const told = vi.fn();
    const stop = watchKeptFirm(told);
    keepFirm('boreal', BOREAL);
    dispatchEvent(new Event('storage'));
    stop();
    keepFirm('boreal', BOREAL);
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('goes with the session, and is shown to nobody of another firm', () => {
    keepFirm('boreal', BOREAL);
    signIn('boreal');
    expect(readKeptFirm()?.name).toBe('Boreal Contadores');
    signIn('aurora');
    expect(readKeptFirm()).toBeNull();
    // What was on its way when the other person signed in.
    keepFirm('boreal', BOREAL);
    expect(readKeptFirm()).toBeNull();

    signIn('boreal');
    keepFirm('boreal', BOREAL);
    eraseStoredSession();
    expect(readKeptFirm()).toBeNull();
  });

  it.each(['', '{', 'null', '"Boreal"', '{"nome":1}'])('is unknown where %j is what is kept', (text) => {
    localStorage.setItem('portal.firm', text);
    expect(readKeptFirm()).toBeNull();
  });
});
