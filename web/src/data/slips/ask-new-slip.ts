import { formatCalendarDate, formatPrice, type Row, startOfCalendarDate } from '@portal/domain';
import Dexie from 'dexie';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { sendMessage } from '#data/messages/messages.ts';
import type { WriteResult } from '#data/writes/write-result.ts';

/** What the conversation says. It names this very slip: by it one knows that it has been said. */
export const newSlipText = (slip: Pick<Row<'slips'>, 'amount_cents' | 'due_date'>, name: string): string =>
  `Preciso da guia nova de ${name}: a de ${formatPrice(slip.amount_cents)} venceu em ${formatCalendarDate(slip.due_date)}.`;

/** 'Pedir guia nova': a message in the client's conversation, once for each slip. `name` is the obligation's, as clients read it. */
export async function askNewSlip(
  account: LocalAccount,
  slip: Row<'slips'>,
  name: string,
): Promise<WriteResult> {
  const asked = await askedFor(account.db, slip.client_id, [{ slip, name }]);
  const before = asked.get(slip.id);
  if (before !== undefined) return { ok: true, id: before.id, op_id: null };
  return sendMessage(account, { client_id: slip.client_id, content: newSlipText(slip, name) });
}

type Named = { slip: Pick<Row<'slips'>, 'id' | 'amount_cents' | 'due_date'>; name: string };

/** For which of these slips a new one was asked for, by whom ever of the client, and by which message. */
export async function askedFor(
  db: PortalDatabase,
  clientId: string,
  slips: readonly Named[],
): Promise<ReadonlyMap<string, Row<'messages'>>> {
  const [earliest] = slips.map(({ slip }) => slip.due_date).sort();
  if (earliest === undefined) return new Map();
  const wanted = new Map(slips.map(({ slip, name }) => [newSlipText(slip, name), slip.id]));
  const messages = await db.messages
    .where('[client_id+created_at]')
    .between([clientId, startOfCalendarDate(earliest)], [clientId, Dexie.maxKey])
    .filter(({ content }) => wanted.has(content))
    .toArray();
  // The first one counts.
  return new Map(messages.reverse().map((message) => [wanted.get(message.content) ?? '', message]));
}
