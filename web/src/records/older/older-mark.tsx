import { chakra } from '@chakra-ui/react';
import type { OlderEntity } from '#data/older/older-rows.ts';
import { monthOfWindow, useWindowStart } from './use-older-rows.ts';

type OlderMarkProps = {
  readonly entity: OlderEntity;
  readonly updatedAt: string;
};

/** Nothing that changed after this is older than anybody's window: most rows need not ask. */
const RECENT = new Date(Date.now() - 600 * 86_400_000).toISOString();

/** Beside a record that last changed before the window of this device: it may be there for a day only. */
export function OlderMark(props: OlderMarkProps) {
  return props.updatedAt > RECENT ? null : <MarkIfOlder {...props} />;
}

function MarkIfOlder({ entity, updatedAt }: OlderMarkProps) {
  const since = useWindowStart(entity);
  if (since === null || updatedAt >= since) return null;
  return <Mark>Antes de {monthOfWindow(since)}</Mark>;
}

const Mark = chakra('span', {
  base: { display: 'block', textStyle: 'meta', fontWeight: 'normal', color: 'fg.muted' },
});
