import { expect, it } from 'vitest';
import { changeDraft, readDraft } from '#data/drafts/drafts.ts';
import { openTestAccount } from '#data/testing/local-account.ts';
import { askAboutSlip } from './ask-about-slip.ts';

const SLIP = { client_id: 'c1', due_date: '2026-11-23' };
const MESSAGE = { kind: 'message', subject_id: 'c1' } as const;

it('a question about a slip begins with its name and day', async () => {
  const { db } = openTestAccount();
  await askAboutSlip(db, SLIP, 'DAS 10/2026');
  expect((await readDraft(db, MESSAGE)).text).toBe(
    'Sobre a guia de DAS 10/2026, com vencimento em 23/11/2026: ',
  );
});

it('what somebody has begun to write stays as it is', async () => {
  const { db } = openTestAccount();
  await changeDraft(db, MESSAGE, (draft) => ({ ...draft, text: 'Bom dia, ' }));
  await askAboutSlip(db, SLIP, 'DAS 10/2026');
  expect((await readDraft(db, MESSAGE)).text).toBe('Bom dia, ');
});
