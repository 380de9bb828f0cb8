import { chakra } from '@chakra-ui/react';
import type { LawRow } from '@portal/domain';
import { CircleCheck, CircleMinus } from 'lucide-react';
import type { OfficeLaw } from '#data/months/read-law.ts';
import { SyncMark } from '#records/marks/sync-mark.tsx';
import { signatureText } from './rule-facts.tsx';
import { SOMEBODY } from '../month-words.ts';

type RuleSignatureProps = { row: LawRow; people: OfficeLaw['people']; isWaiting: boolean };

/** Who answers for a rule. What waits here is no signature yet: the server gives it its time. */
export function RuleSignature({ row, people, isWaiting }: RuleSignatureProps) {
  const { signed } = row;
  if (signed === null)
    return (
      <LineMark color="fg.muted">
        <CircleMinus size={15} aria-hidden />
        Não assinada
      </LineMark>
    );
  if (isWaiting) {
    const text = `Assinada por ${people.get(signed.by) ?? SOMEBODY}, espera o servidor`;
    return (
      <LineMark>
        <SyncMark state="device" text={text} />
      </LineMark>
    );
  }
  return (
    <LineMark>
      <CircleCheck size={15} aria-hidden />
      {signatureText(row, people)}
    </LineMark>
  );
}

/** An icon and words that may take more lines than one. */
export const LineMark = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '1',
    mt: '1',
    textStyle: 'meta',
    '& svg': { flexShrink: '0', mt: '2px' },
    '& span': { whiteSpace: 'normal' },
  },
});
