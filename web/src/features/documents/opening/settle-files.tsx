import type { ReactNode } from 'react';
import {
  type FileFinding,
  foreignOf,
  lookAtFile,
  type LookedAt,
  sentBefore,
} from '#data/documents/look-at-file.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { SettledFile } from '#records/documents/settled-file.ts';
import { type FileAnswer, FileQuestion } from './file-question.tsx';

type Choice = {
  files: readonly File[];
  client_id: string | null;
  /** Whether a file may go to another company instead. */
  mayMove: boolean;
};

/**
 * Looks at chosen files before anything of them is taken or sent, and asks about those that were sent before or are of another
 * company. Answers those that are to be sent. `show` draws a question, or with null none. Nothing here needs a connection.
 */
export async function settleFiles(
  account: LocalAccount,
  { files, client_id, mayMove }: Choice,
  show: (question: ReactNode) => void,
): Promise<SettledFile[]> {
  // 'Geral' is of no company: there is nothing to hold a file against.
  if (client_id === null) return files.map((file) => ({ file, client_id }));
  const ask = asker(show, { mayMove, count: files.length });
  const chosen = new Map<string, string>();
  const settled: SettledFile[] = [];
  for (const file of files) {
    const looked = await orNothing(lookAtFile(file));
    const target = looked === null ? client_id : await settleOne(file, looked);
    if (target !== null) settled.push({ file, client_id: target });
  }
  return settled;

  /** To which company it goes; null: to none. */
  async function settleOne(file: File, looked: LookedAt): Promise<string | null> {
    const foreign = await orNothing(foreignOf(account, looked, client_id ?? ''));
    const target = foreign === null ? client_id : await answerTo(file, foreign, client_id ?? '');
    if (target === null) return null;
    const repeated =
      twiceAmong(chosen, looked, file, target) ?? (await orNothing(sentBefore(account, looked, target)));
    return repeated === null ? target : answerTo(file, repeated, target);
  }

  async function answerTo(file: File, finding: FileFinding, target: string): Promise<string | null> {
    const answer = await ask(file, finding);
    switch (answer.kind) {
      case 'send':
        return target;
      case 'leave':
        return null;
      case 'move':
        return answer.client_id;
    }
  }
}

function twiceAmong(
  chosen: Map<string, string>,
  { sha256 }: LookedAt,
  { name }: File,
  target: string,
): FileFinding | null {
  if (sha256 === null) return null;
  const key = `${target} ${sha256}`;
  const filename = chosen.get(key);
  if (filename !== undefined) return { kind: 'chosen_twice', filename };
  chosen.set(key, name);
  return null;
}

/** Where the device gives no answer nothing is asked: what was chosen goes on its way. */
const orNothing = <T,>(looking: Promise<T | null>): Promise<T | null> => looking.catch(() => null);

/** A company that others were sent to is not this file's, unless it is its own. */
const isMeant = (answer: FileAnswer, finding: FileFinding): boolean =>
  answer.kind !== 'move' || (finding.kind === 'foreign' && finding.owner?.client_id === answer.client_id);

/** One question at a time; what the person said of all of a kind is not asked again. */
function asker(show: (question: ReactNode) => void, about: { mayMove: boolean; count: number }) {
  const answers = new Map<FileFinding['kind'], FileAnswer>();
  let asked = 0;
  return async (file: File, finding: FileFinding): Promise<FileAnswer> => {
    const known = answers.get(finding.kind);
    if (known !== undefined && isMeant(known, finding)) return known;
    asked += 1;
    const { answer, isForAll } = await new Promise<{ answer: FileAnswer; isForAll: boolean }>((resolve) =>
      show(
        <FileQuestion
          key={asked}
          filename={file.name}
          finding={finding}
          mayMove={about.mayMove}
          isOneOfMany={about.count > 1}
          onAnswer={(answer, isForAll) => resolve({ answer, isForAll })}
        />,
      ),
    ).finally(() => show(null));
    if (isForAll) answers.set(finding.kind, answer);
    return answer;
  };
}
