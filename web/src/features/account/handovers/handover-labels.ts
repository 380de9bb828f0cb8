import { formatInstantDate, formatInstantTime } from '@portal/domain';
import type { ClosingReason } from '#data/closing/closing-flag.ts';
import type { Handover } from '#data/closing/handovers.ts';

/** Why the work is here and not at the server. */
const reasons: Record<ClosingReason, string> = {
  blocked: 'um administrador bloqueou esta conta',
  disabled: 'esta conta foi desativada ou removida',
  moved: 'esta conta passou para outro escritório',
  left: 'a pessoa saiu desta conta',
  other_person: 'outra pessoa entrou neste aparelho',
};

/** Whose it is, and how much. */
export function handoverTitle({ full_name, email, operations, drafts }: Handover): string {
  const whose = full_name === '' ? email : full_name;
  const amount = [
    operations > 0 ? counted(operations, 'item não enviado', 'itens não enviados') : null,
    drafts > 0 ? counted(drafts, 'rascunho', 'rascunhos') : null,
  ].filter((part) => part !== null);
  return `${amount.join(' e ')}${whose === '' ? '' : ` de ${whose}`}`;
}

/** Since when, and why. */
export function handoverSentence({ at, reason }: Handover): string {
  const when = `${formatInstantDate(at)} às ${formatInstantTime(at)}`;
  return `Guardado neste aparelho em ${when}, porque ${reasons[reason]}.`;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
