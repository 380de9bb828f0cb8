import { describe, expect, it } from 'vitest';
import { readMailEvents } from './read-mail-events.ts';

const read = (body: unknown) => readMailEvents(JSON.stringify(body));
const email = 'ana@cliente.example';
const BOUNCE = [{ address: email, kind: 'bounce' }];
const COMPLAINT = [{ address: email, kind: 'complaint' }];

describe('what a mail service tells', () => {
  it.each([
    ['of its own words', { events: [{ address: email, kind: 'bounce' }] }, BOUNCE],
    ['of its own words', { events: [{ address: email, kind: 'complaint' }] }, COMPLAINT],
    ['of Postmark', { RecordType: 'Bounce', Type: 'HardBounce', Email: email, ID: 42 }, BOUNCE],
    ['of Postmark', { RecordType: 'SpamComplaint', Type: 'SpamComplaint', Email: email }, COMPLAINT],
    ['of SendGrid', [{ email, event: 'bounce', type: 'bounce', reason: '550 5.1.1' }], BOUNCE],
    ['of SendGrid', [{ email, event: 'spamreport', timestamp: 1 }], COMPLAINT],
    ['of Brevo', { event: 'hard_bounce', email, id: 1 }, BOUNCE],
    ['of Brevo', { event: 'spam', email }, COMPLAINT],
  ])('is read %s', (_, body, expected) => {
    expect(read(body)).toEqual(expected);
  });

  it.each([
    { Type: 'SoftBounce', Email: email },
    { Type: 'Transient', Email: email },
    [{ email, event: 'bounce', type: 'blocked' }],
    [{ email, event: 'delivered' }],
    { event: 'soft_bounce', email },
    { event: 'hard_bounce', email: 'nobody' },
    { events: [{ address: email, kind: 'opened' }] },
    {},
  ])('is let be where it may pass or is about something else: %j', (body) => {
    expect(read(body)).toEqual([]);
  });

  it('is read one by one: an odd one hides no other', () => {
    expect(read([null, 7, { event: 'open' }, { email, event: 'spamreport' }])).toEqual(COMPLAINT);
  });

  it.each(['', 'no JSON', '7', 'null', '"text"'])('is no list of events at all: %j', (body) => {
    expect(readMailEvents(body)).toBeNull();
  });
});
