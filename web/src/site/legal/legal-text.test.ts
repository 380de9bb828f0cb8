import { expect, it } from 'vitest';
import { LEGAL_VERSIONS } from '@portal/domain';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firm } from '#config/firm.ts';
import { readLegalText } from './legal-text.ts';

const fileWith = (version: string) =>
  [
    '---',
    'title: Termos',
    'description: De {{nome}}.',
    `version: ${version}`,
    'date: 2026-11-20',
    '---',
    'Texto.',
  ].join('\n');

it('reads version and date, and names the firm', () => {
  expect(readLegalText('legal/termos.md', fileWith('1.0'))).toMatchObject({
    version: '1.0',
    date: '2026-11-20',
    description: `De ${firm.name}.`,
  });
});

it('refuses a version that acceptances could not name', () => {
  expect(() => readLegalText('legal/termos.md', fileWith('nova'))).toThrow(/^legal\/termos\.md: .*1\.0/s);
});

it.each([
  ['privacidade.md', LEGAL_VERSIONS.privacy],
  ['termos.md', LEGAL_VERSIONS.terms],
])('%s has the version that people are asked to accept', (file, version) => {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  expect(readLegalText(`legal/${file}`, text).version).toBe(version);
});
