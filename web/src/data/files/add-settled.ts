import type { LocalAccount } from '#data/local/database-context.ts';
import { type AddedDocuments, addDocuments } from './add-documents.ts';

type Settled = { file: File; client_id: string | null };
type About = Omit<Parameters<typeof addDocuments>[1], 'files'>;

/**
 * Takes files that were settled, each for its company. One that goes to another company takes the place of nothing there.
 */
export async function addSettledDocuments(
  account: LocalAccount,
  about: About,
  settled: readonly Settled[],
): Promise<AddedDocuments> {
  const result: AddedDocuments = { added: [], refused: [] };
  for (const { file, client_id } of settled) {
    const { client_id: chosen, category, description, replaces } = about;
    const isOwn = client_id === chosen;
    const { added, refused } = await addDocuments(account, {
      files: [file],
      ...{ client_id, category, description },
      ...(isOwn && replaces !== undefined ? { replaces } : {}),
    });
    result.added.push(...added);
    result.refused.push(...refused);
  }
  return result;
}
