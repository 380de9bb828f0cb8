import { expect, test } from 'vitest';
import { obligationsCalendarFile } from './obligations-calendar-file.ts';

const das = { id: 'a1', name: 'DAS 10/2026; guia, única', description: 'Simples', due_date: '2026-11-23' };
const textOf = (...obligations: (typeof das)[]) =>
  obligationsCalendarFile(obligations, 'Obrigações')
    .text()
    .then((text) => text.replaceAll(/\r\n[ \t]/g, ''));

test('an obligation is a whole day, with its own reminder the day before', async () => {
  const text = await textOf(das);
  expect(text).toContain('DTSTART;VALUE=DATE:20261123');
  expect(text).toContain('DTEND;VALUE=DATE:20261124');
  expect(text).toContain('SUMMARY:Vence: DAS 10/2026\\; guia\\, única');
  expect(text).toContain('TRIGGER:-PT15H');
});

test('the same obligation is the same entry whenever the file is made', async () => {
  const uid = (text: string) => /UID:(.*)\r\n/.exec(text)?.[1];
  expect(uid(await textOf(das))).toBe('obligation-a1@portal');
  expect(uid(await textOf({ ...das, due_date: '2026-11-24' }))).toBe('obligation-a1@portal');
});

test('no obligation still makes a calendar that can be read', async () => {
  expect(await textOf()).toContain('END:VCALENDAR');
});
