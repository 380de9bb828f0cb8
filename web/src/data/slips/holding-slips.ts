import type { Row } from '@portal/domain';

/** Of each obligation the slip with the highest version. */
export function holdingSlips(slips: readonly Row<'slips'>[]): ReadonlyMap<string, Row<'slips'>> {
  const holding = new Map<string, Row<'slips'>>();
  for (const slip of slips) {
    const other = holding.get(slip.obligation_id);
    if (other === undefined || other.version < slip.version) holding.set(slip.obligation_id, slip);
  }
  return holding;
}
