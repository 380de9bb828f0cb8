import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MAIL_KINDS } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { inRoot, ROOT } from '../paths.mjs';

const preview = (...argv) =>
  spawnSync(process.execPath, [inRoot('scripts', 'mail-preview.mjs'), ...argv], {
    cwd: ROOT,
    encoding: 'utf8',
  });

describe('npm run mail:preview', () => {
  it('writes every e-mail as a page and as text, and says where', async () => {
    const { status, stdout } = preview();
    expect(status).toBe(0);
    const index = stdout.trim().split('\n').at(-1);
    const page = await readFile(index, 'utf8');
    for (const kind of MAIL_KINDS) {
      expect(page).toContain(`${kind}-boreal.html`);
      const [html, text] = await Promise.all(
        ['html', 'txt'].map((ending) => readFile(join(dirname(index), `${kind}-boreal.${ending}`), 'utf8')),
      );
      expect(html).toContain('lang="pt-BR"');
      expect(text).toContain('Equipe Boreal Contabilidade & Assessoria');
    }
  });

  it('refuses what it does not know in one line', () => {
    const { status, stderr } = preview('now');
    expect(status).not.toBe(0);
    expect(stderr.trim().split('\n').at(-1)).toContain('"now" is too much');
  });
});
