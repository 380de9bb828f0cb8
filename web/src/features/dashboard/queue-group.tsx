import { chakra } from '@chakra-ui/react';
import { formatCount } from '@portal/domain';
import type { ReactNode } from 'react';
import { KeyHint } from '#ui/display/key-hint.tsx';
import { LoadingLines } from './loading-lines.tsx';
import { MoreLink } from '#ui/display/more-link.tsx';

type QueueGroupBoxProps = {
  readonly name: string;
  /** The key that leads here. */
  readonly shortcut: string;
  /** null: not known yet, which is no zero. */
  readonly total: number | null;
  /** What is said where nothing waits. */
  readonly nothing: string;
  /** Above the rows. */
  readonly head?: ReactNode;
  readonly more?: { readonly label: string; readonly to: string } | null;
  readonly children: ReactNode;
};

/** One kind of waiting things: how many, the first of them, and the way to the others. */
export function QueueGroupBox({ name, shortcut, total, nothing, head, more, children }: QueueGroupBoxProps) {
  return (
    <Group aria-labelledby={`fila-${shortcut}`} data-queue-group={shortcut}>
      <Title>
        <chakra.h2 id={`fila-${shortcut}`} textStyle="label" tabIndex={-1}>
          {name}
        </chakra.h2>
        {total !== null && total > 0 && (
          <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
            {formatCount(total)}
          </chakra.span>
        )}
        <KeyHint ms="auto" aria-hidden>
          {shortcut}
        </KeyHint>
      </Title>
      {total === null ? (
        <chakra.div px="4.5">
          <LoadingLines />
        </chakra.div>
      ) : total === 0 ? (
        <Nothing>{nothing}</Nothing>
      ) : (
        head
      )}
      <chakra.ul listStyleType="none">{children}</chakra.ul>
      {more != null && (
        <chakra.div px="4.5" ps={{ md: '62px' }}>
          <MoreLink to={more.to}>{more.label}</MoreLink>
        </chakra.div>
      )}
    </Group>
  );
}

const Group = chakra('section', {
  base: { py: '2.5', borderTopWidth: '1px', borderColor: 'border', _first: { borderTopWidth: '0' } },
});
const Title = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '2', px: '4.5', minHeight: '36px' },
});
const Nothing = chakra('p', { base: { px: '4.5', pb: '1.5', textStyle: 'meta', color: 'fg.muted' } });
