import { listed } from '@portal/domain';
import { REASON_LABELS } from '#records/labels/reason-labels.ts';
import type { ShownEntry } from '../read-outbox.ts';

/** As many names as a notice holds. */
const MOST_NAMES = 2;

/** Names what was not taken: one with its reason, of several the first. */
export function refusedText(shown: readonly Pick<ShownEntry, 'title' | 'entry'>[]): string {
  const [first] = shown;
  if (first === undefined) return '';
  if (shown.length === 1) return `${first.title}: ${REASON_LABELS[first.entry.error_kind ?? 'unreadable']}`;
  const names = shown.slice(0, MOST_NAMES).map(({ title }) => title);
  const others = shown.length - names.length;
  if (others > 0) names.push(others === 1 ? 'mais 1' : `mais ${others}`);
  return `${listed(names)}. Nada se perdeu: tudo continua guardado neste aparelho.`;
}
