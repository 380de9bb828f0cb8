import type { PortalDatabase } from '#data/local/database.ts';

/** What was typed for a client's thread and not sent. Stands in the account's database, and so goes with it. */
export async function readDraft(db: PortalDatabase, clientId: string): Promise<string> {
  return (await readDrafts(db))[clientId] ?? '';
}

export async function saveDraft(db: PortalDatabase, clientId: string, text: string): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    const { [clientId]: _before, ...others } = await readDrafts(db);
    await db.meta.put({ key: 'drafts', value: text === '' ? others : { ...others, [clientId]: text } });
  });
}

async function readDrafts(db: PortalDatabase): Promise<Readonly<Record<string, string>>> {
  const meta = await db.meta.get('drafts');
  return meta?.key === 'drafts' ? meta.value : {};
}
