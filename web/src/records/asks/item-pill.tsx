import type { ItemState } from '@portal/domain';
import { ITEM_STATE_LABELS } from '#records/labels/ask-labels.ts';
import { ITEM_STATE_LOOKS } from '#records/labels/status-looks.ts';
import { StatusPill } from '#ui/display/status-pill.tsx';

export const ItemPill = ({ state }: { state: ItemState }) => (
  <StatusPill kind={ITEM_STATE_LOOKS[state]} text={ITEM_STATE_LABELS[state]} />
);
