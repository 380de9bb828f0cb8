import { beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from './sha256.ts';
import { chainProblems, digestOf, linkHash, type SlipLink } from './slip-chain.ts';
import { CHAIN, eventOf, linksOf, SLIP } from './testing/slip-proofs.ts';

let links: SlipLink[];
beforeAll(async () => {
  links = await linksOf([
    SLIP,
    eventOf('arrived', '17:03'),
    eventOf('opened', '17:04'),
    eventOf('copied', '17:05'),
  ]);
});

const problemsOf = async (given: readonly SlipLink[], chain = CHAIN) =>
  (await chainProblems(sha256, chain, given)).map(({ kind, seq }) => `${kind} ${String(seq)}`);
const changed = (at: number, fields: Partial<SlipLink>) =>
  links.map((link, index) => (index === at ? { ...link, ...fields } : link));

describe('a chain', () => {
  it('holds as it was written, whole or a stretch of it', async () => {
    expect(await problemsOf(links)).toEqual([]);
    expect(await problemsOf(links.slice(2))).toEqual([]);
    expect(await problemsOf([])).toEqual([]);
  });

  it('is written with these texts: what was handed out has to be checked by later releases too', () => {
    expect(links.map(({ hash }) => hash.slice(0, 12))).toMatchInlineSnapshot(`
      [
        "8809669ef389",
        "dc9bd18055ca",
        "8edec3b21a9a",
        "0f393d6a27c9",
      ]
    `);
    expect(links.at(-1)?.register.slice(0, 12)).toMatchInlineSnapshot(`"01d29588b703"`);
  });

  it('shows a link of which anything was changed', async () => {
    for (const fields of [{ subject: 'x' }, { digest: 'x' }, { epoch: 'x' }])
      expect(await problemsOf(changed(1, fields))).toEqual(['hash 2']);
    expect(await problemsOf(changed(1, { hash: 'x' }))).toEqual(['hash 2', 'register 2', 'previous 3']);
    expect(await problemsOf(changed(1, { register: 'x' }))).toEqual(['register 2']);
  });

  it('shows a link that was made anew with its hash: the next one names the old', async () => {
    const [, second] = links;
    const made = { ...second, digest: 'x' } as SlipLink; // it has four
    made.hash = await linkHash(sha256, CHAIN.tenant_id, made);
    expect(await problemsOf(changed(1, made))).toEqual(['register 2', 'previous 3']);
  });

  it('shows links in another order, twice, or missing', async () => {
    const [first, second, third, fourth] = links as [SlipLink, SlipLink, SlipLink, SlipLink]; // it has four
    expect(await problemsOf([first, third, second, fourth])).toEqual(['gap 3', 'order 2', 'gap 4']);
    expect(await problemsOf([first, second, second, third])).toEqual(['order 2']);
    expect(await problemsOf([first, third, fourth])).toEqual(['gap 3']);
  });

  it('shows a link of another client and of another firm', async () => {
    const foreign = await linksOf([SLIP, SLIP], { ...CHAIN, client_id: 'oficina' });
    expect(await problemsOf([links[0], foreign[1]].filter((link) => link !== undefined))).toEqual([
      'foreign 2',
      'previous 2',
    ]);
    const renamed = foreign.map((link) => ({ ...link, client_id: CHAIN.client_id }));
    expect(await problemsOf(renamed)).toEqual(['start 1', 'hash 1', 'hash 2']);
    expect(await problemsOf(links, { ...CHAIN, tenant_id: 'boreal' })).toContain('hash 1');
  });
});

describe('the digest of a record', () => {
  it('is another one for every field that is changed', async () => {
    const digest = await digestOf(sha256, 'sal', SLIP);
    for (const field of Object.keys(SLIP).filter((name) => name !== 'kind')) {
      const other = { ...SLIP, [field]: typeof SLIP[field as keyof typeof SLIP] === 'number' ? 7 : 'x' };
      expect(await digestOf(sha256, 'sal', other), field).not.toBe(digest);
    }
    const event = eventOf('opened', '17:04');
    const said = await digestOf(sha256, 'sal', event);
    for (const field of Object.keys(event).filter((name) => name !== 'kind'))
      expect(await digestOf(sha256, 'sal', { ...event, [field]: 'x' }), field).not.toBe(said);
  });

  it('is not found by trying amounts, without its salt', async () => {
    expect(await digestOf(sha256, 'sal', SLIP)).not.toBe(await digestOf(sha256, 'outro', SLIP));
  });

  it('tells what lies beside each other apart', async () => {
    const [one, other] = [
      { ...SLIP, pix_code: 'a', payment_line: null },
      { ...SLIP, pix_code: null, payment_line: 'a' },
    ];
    expect(await digestOf(sha256, 'sal', one)).not.toBe(await digestOf(sha256, 'sal', other));
  });
});
