import { isValidElement, type ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { CLIENT_UPLOAD } from '#data/documents/documents.ts';
import { addDocuments } from '#data/files/add-documents.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import { openTestAccount, serverRow } from '#data/testing/local-account.ts';
import type { FileAnswer } from './file-question.tsx';
import { settleFiles } from './settle-files.tsx';

type Asked = { filename: string; finding: { kind: string }; onAnswer: (a: FileAnswer, all: boolean) => void };

const [OWN, OTHER, THIRD] = ['11222333000181', '33000167000101', '45997418000153'] as const;
const pdf = (text: string, name: string) => new File([`%PDF-1.4\n% ${text}\n%%EOF\n`], name);
const nfe = (id: string, name: string) =>
  new File([`<?xml version="1.0"?><NFe><infNFe><CNPJ>${id}</CNPJ></infNFe></NFe>`], name);

let account: LocalAccount;
let asked: [filename: string, kind: string][];
beforeEach(async () => {
  account = openTestAccount();
  asked = [];
  for (const [id, cnpj_cpf] of [
    ['c1', OWN],
    ['c2', OTHER],
    ['c3', THIRD],
  ] as const)
    await account.db.companies.put(
      serverRow('companies', id, {
        ...{ client_id: id, corporate_name: id, trade_name: null, cnpj_cpf },
        tax_regime: 'mei',
        status: 'active',
      }),
    );
});

/** Answers each question in turn, the last answer again and again. */
async function settled(files: readonly File[], answers: readonly FileAnswer[], isForAll = false) {
  const show = (question: ReactNode) => {
    if (!isValidElement<Asked>(question)) return;
    const { filename, finding, onAnswer } = question.props;
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push([filename, finding.kind]);
    if (answer !== undefined) onAnswer(answer, isForAll);
  };
  const chosen = await settleFiles(account, { files, client_id: 'c1', mayMove: true }, show);
  return chosen.map(({ file, client_id }) => [file.name, client_id]);
}

it('asks nothing about what is new and of the company, or of nobody known', async () => {
  expect(await settled([pdf('Um', 'a.pdf'), nfe(OWN, 'b.xml')], [])).toEqual([
    ['a.pdf', 'c1'],
    ['b.xml', 'c1'],
  ]);
  expect(asked).toEqual([]);
});

it('keeps back what was sent before, and what was chosen twice at once', async () => {
  await addDocuments(account, { files: [pdf('Um', 'a.pdf')], client_id: 'c1', ...CLIENT_UPLOAD });
  const files = [pdf('Um', 'outro.pdf'), pdf('Dois', 'b.pdf'), pdf('Dois', 'c.pdf')];
  expect(await settled(files, [{ kind: 'leave' }])).toEqual([['b.pdf', 'c1']]);
  expect(asked).toEqual([
    ['outro.pdf', 'sent_before'],
    ['c.pdf', 'chosen_twice'],
  ]);
});

it('sends on to the company that a file is of, and asks there whether it has it', async () => {
  await addDocuments(account, { files: [nfe(OTHER, 'a.xml')], client_id: 'c2', ...CLIENT_UPLOAD });
  const moving: FileAnswer = { kind: 'move', client_id: 'c2' };
  expect(await settled([nfe(OTHER, 'b.xml')], [moving, { kind: 'send' }])).toEqual([['b.xml', 'c2']]);
  expect(asked.map(([, kind]) => kind)).toEqual(['foreign', 'sent_before']);
});

it('asks once for all of a kind where the person said so, and anew about a file of a third company', async () => {
  const files = [nfe(OTHER, 'a.xml'), nfe(OTHER, 'b.xml'), nfe(THIRD, 'c.xml')];
  const moving: FileAnswer = { kind: 'move', client_id: 'c2' };
  expect(await settled(files, [moving, { kind: 'leave' }], true)).toEqual([['a.xml', 'c2']]);
  expect(asked).toEqual([
    ['a.xml', 'foreign'],
    ['b.xml', 'chosen_twice'],
    ['c.xml', 'foreign'],
  ]);
});
