import { describe, expect, it } from 'vitest';
import { calendarText } from './calendar-text.ts';
import type { FeedRow } from './feed-rows-to-show.ts';
import { windowOf } from './feed-window.ts';

const ROW: FeedRow = {
  id: 'das1',
  client_id: 'c1',
  name: 'PGDAS-D e DAS 10/2026',
  due_date: '2026-11-23',
  status: 'pending',
  competence: '2026-10',
  due_reasons: ['Dia 20/11 é feriado (Consciência Negra). O DAS passa para segunda, 23/11.'],
  rev: 3,
  updated_at: '2026-11-05T12:34:56.000000000Z',
  deleted_at: null,
};
const textOf = (rows: FeedRow[], name = 'Prazos: Padaria', who: string | null = null) =>
  calendarText({ name, rows, cutOn: null, whoOf: () => who, link: 'https://aurora.example/client-portal' });
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('a feed as text', () => {
  it('says of each entry its day, its revision and why it is due then', () => {
    expect(linesOf(textOf([ROW]))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Portal//Prazos//PT',
      'METHOD:PUBLISH',
      'NAME:Prazos: Padaria',
      'X-WR-CALNAME:Prazos: Padaria',
      'REFRESH-INTERVAL;VALUE=DURATION:PT8H',
      'X-PUBLISHED-TTL:PT8H',
      'BEGIN:VEVENT',
      'UID:obligation-das1@portal',
      'SEQUENCE:3',
      'DTSTAMP:20261105T123456Z',
      'LAST-MODIFIED:20261105T123456Z',
      'DTSTART;VALUE=DATE:20261123',
      'DTEND;VALUE=DATE:20261124',
      'SUMMARY:Vence: PGDAS-D e DAS 10/2026',
      'DESCRIPTION:Competência 10/2026.\\nDia 20/11 é feriado (Consciência Negra). O DAS passa para segunda\\, 23/11.',
      'STATUS:CONFIRMED',
      'TRANSP:TRANSPARENT',
      'URL:https://aurora.example/client-portal',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('is cut into lines of 75 octets, whole letters each', () => {
    const lines = textOf([{ ...ROW, name: 'Declaração à Receita 🧾 '.repeat(8) }]).split('\r\n');
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(lines.join('')).not.toContain('�');
  });

  it('lets no name begin a property of its own', () => {
    const odd = 'A\r\nBEGIN:VALARM\nX;Y,Z\\';
    const lines = linesOf(textOf([{ ...ROW, name: odd, due_reasons: [odd] }], odd, odd));
    expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT']);
    expect(lines).toContain('X-WR-CALNAME:A BEGIN:VALARM X\\;Y\\,Z\\\\');
    expect(lines).toContain('SUMMARY:A BEGIN:VALARM X\\;Y\\,Z\\\\: A BEGIN:VALARM X\\;Y\\,Z\\\\');
  });

  it('says of whom an entry is, and of a removed one that it is cancelled', () => {
    const gone = {
      ...ROW,
      rev: 4,
      deleted_at: ROW.updated_at,
      competence: undefined,
      due_reasons: undefined,
    };
    const lines = linesOf(textOf([gone], 'Meus prazos', 'Pão Dourado'));
    expect(lines).toEqual(
      expect.arrayContaining([
        'SUMMARY:Pão Dourado: PGDAS-D e DAS 10/2026',
        'STATUS:CANCELLED',
        'SEQUENCE:4',
      ]),
    );
    expect(lines.some((line) => line.startsWith('DESCRIPTION'))).toBe(false);
  });

  it('says where it ends, if not all is in it', () => {
    const whole = { name: 'Meus prazos', rows: [ROW], whoOf: () => null, link: 'https://aurora.example/x' };
    const lines = linesOf(calendarText({ ...whole, cutOn: '2026-12-20' }));
    expect(lines.slice(lines.lastIndexOf('BEGIN:VEVENT'))).toEqual([
      'BEGIN:VEVENT',
      'UID:end-of-feed-20261220@portal',
      'DTSTAMP:20261220T000000Z',
      'DTSTART;VALUE=DATE:20261220',
      'DTEND;VALUE=DATE:20261221',
      'SUMMARY:Há mais prazos a partir deste dia',
      'DESCRIPTION:Este calendário mostra os primeiros. Veja os outros no portal.',
      'TRANSP:TRANSPARENT',
      'URL:https://aurora.example/x',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('is of three months back and thirteen ahead, in whole months', () => {
    expect(windowOf('2026-11-24')).toEqual({ from: '2026-08-01', to: '2027-12-31' });
  });
});
