import type { SlipEventKind } from '../entities/slip.ts';

type PaymentEvent = {
  readonly kind: SlipEventKind;
  readonly created_by: string;
  /** Its person's clock, an instant. */
  readonly done_at: string;
};

/** Who of the client says that a slip is paid, and does not say otherwise since; the first of them, null where nobody does. */
export function saidPaid<E extends PaymentEvent>(ofSlip: readonly E[]): E | null {
  const people = new Set(ofSlip.map(({ created_by }) => created_by));
  const said = [...people].flatMap((uid) => {
    const own = ofSlip.filter(({ created_by }) => created_by === uid);
    const paid = own.filter(({ kind }) => kind === 'said_paid');
    const back = own.filter(({ kind }) => kind === 'took_back');
    return paid.length > back.length ? paid.toSorted(byTime).slice(-1) : [];
  });
  return said.toSorted(byTime)[0] ?? null;
}

const byTime = (a: PaymentEvent, b: PaymentEvent) => (a.done_at < b.done_at ? -1 : 1);
