import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { watchRefusals } from '#data/outbox/refusals.ts';
import { refusedTitle } from '#records/labels/refused-titles.ts';
import { useActiveAccount } from '#session/session-context.ts';
import { closeToastsAbout, toast } from '#ui/feedback/toast.ts';
import { cardId } from '../card-id.ts';
import { describeEntries, type ShownEntry } from '../read-outbox.ts';
import { refusedText } from '../words/refused-text.ts';

/**
 * Says, on whatever screen the person is, that the server did not take something, with its name and the way to it.
 * Closed again once nothing of it needs the person. Draws nothing itself.
 */
export function RefusalNotices() {
  const { db } = useLocalAccount();
  const { role } = useActiveAccount();
  const navigate = useNavigate();
  // It is another one at each address: a watch that began anew would say again what was refused.
  const show = useEffectEvent((opId: string) => void navigate(`${paths.sync}#${cardId(opId)}`));
  useEffect(() => {
    const notices = new Map<string, { shown: ShownEntry[]; close: () => void }>();
    const titleOf = ({ entry }: ShownEntry) => refusedTitle(entry, role);
    const say = (title: string, shown: ShownEntry[]) => {
      const opId = shown[0]?.entry.op_id ?? '';
      // Said to be done a moment ago: it is not.
      closeToastsAbout(title);
      const onSelect = () => show(opId);
      const label = shown.length === 1 ? 'Ver o motivo' : 'Ver os motivos';
      const close = toast({
        kind: 'error',
        title,
        description: refusedText(shown),
        action: { label, onSelect },
      });
      notices.set(title, { shown, close });
    };
    return watchRefusals(db, ({ fresh, parked }) => {
      for (const [title, { shown, close }] of notices) {
        if (shown.some(({ entry }) => parked.has(entry.op_id))) continue;
        close();
        notices.delete(title);
      }
      if (fresh.length === 0) return;
      describeEntries(db, fresh).then(
        (found) => {
          for (const title of new Set(found.map(titleOf))) {
            const earlier = notices.get(title)?.shown.filter(({ entry }) => parked.has(entry.op_id)) ?? [];
            say(title, [...earlier, ...found.filter((one) => titleOf(one) === title)]);
          }
        },
        // A database that is being closed has nobody left to tell.
        () => undefined,
      );
    });
  }, [db, role]);
  return null;
}
