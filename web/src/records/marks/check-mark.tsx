import { chakra } from '@chakra-ui/react';
import { isFileMissing, type Row } from '@portal/domain';
import { Clock, OctagonAlert } from 'lucide-react';

const Mark = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
  },
  variants: { size: { md: { textStyle: 'meta' }, sm: { textStyle: 'floor' } } },
});

type CheckMarkProps = {
  readonly document: Pick<Row<'documents'>, 'check' | 'check_reason'>;
  readonly size?: 'md' | 'sm';
};

/** How far the check of a file's content is; one that passed says nothing. */
export function CheckMark({ document, size = 'md' }: CheckMarkProps) {
  const icon = { size: size === 'md' ? 15 : 13, strokeWidth: 1.75 };
  switch (document.check) {
    case 'pending':
      return (
        <Mark size={size}>
          <Clock {...icon} aria-hidden />
          Em verificação
        </Mark>
      );
    case 'refused':
      return (
        <Mark size={size} color="attention.fg" fontWeight="strong">
          <OctagonAlert {...icon} aria-hidden />
          {isFileMissing(document) ? 'Sem o arquivo' : 'Recusado na verificação'}
        </Mark>
      );
    case 'ok':
      return null;
  }
}
