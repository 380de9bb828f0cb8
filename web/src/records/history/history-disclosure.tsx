import { chakra } from '@chakra-ui/react';
import type { HistoryEntity } from '@portal/domain';
import { useState } from 'react';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.ts';
import { NotHere } from '#ui/lazy/not-here.tsx';

const RecordHistory = lazyPart(
  () => import('./record-history.tsx'),
  (module) => module.RecordHistory,
  {
    loading: <SkeletonRows rows={2} />,
    missing: <NotHere />,
  },
);

type HistoryDisclosureProps = {
  readonly entity: HistoryEntity;
  readonly id: string;
};

/** 'Histórico' in a record's screen: nothing is asked of the server before somebody opens it. */
export function HistoryDisclosure(record: HistoryDisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <chakra.details mt="4" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <chakra.summary
        minHeight="44px"
        display="inline-flex"
        alignItems="center"
        color="brand.fg"
        fontWeight="medium"
        cursor="pointer"
      >
        Histórico
      </chakra.summary>
      {isOpen && <RecordHistory {...record} />}
    </chakra.details>
  );
}
