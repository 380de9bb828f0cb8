import { chakra } from '@chakra-ui/react';
import { formatSize } from '@portal/domain';
import { Card } from '#ui/display/card.tsx';

type KeptSummaryProps = {
  /** Documents whose bytes are on this device. */
  count: number;
  size_bytes: number;
};

/** What of the documents opens without a connection, and the room it takes. */
export function KeptSummary({ count, size_bytes }: KeptSummaryProps) {
  return (
    <Card>
      <chakra.h2 textStyle="boxTitle" mb="2">
        Guardado neste aparelho
      </chakra.h2>
      <chakra.p textStyle="meta" color="fg.muted" fontVariantNumeric="tabular-nums">
        {count === 0
          ? 'Nenhum documento ainda. Use “Manter neste aparelho” para abrir um documento sem internet.'
          : `${count === 1 ? '1 documento abre' : `${count} documentos abrem`} sem internet: ${formatSize(size_bytes)}.`}
      </chakra.p>
    </Card>
  );
}
