import { chakra } from '@chakra-ui/react';
import type { OutboxEntry } from '#data/outbox/outbox-entry.ts';
import { fieldLabel, recordField } from '#records/history/record-fields.ts';
import { Disclosure } from '../disclosure.tsx';
import { fieldValue, isEmpty, type Names } from './field-value.ts';

type WrittenFieldsProps = { entry: OutboxEntry; names: Names };

/** What the person wrote, field by field: to be read, compared and copied while it is nowhere but here. */
export function WrittenFields({ entry: { entity, kind, patch }, names }: WrittenFieldsProps) {
  const shown = Object.entries(patch).filter(
    ([field, value]) =>
      recordField(entity, field)?.[1].kind !== 'internal' && !(kind === 'create' && isEmpty(value)),
  );
  if (shown.length === 0) return null;
  return (
    <Disclosure title="O que você escreveu">
      <Fields>
        {shown.map(([field, value]) => (
          <div key={field}>
            <dt>{fieldLabel(entity, field)}</dt>
            <dd>{fieldValue(entity, field, value, names)}</dd>
          </div>
        ))}
      </Fields>
    </Disclosure>
  );
}

const Fields = chakra('dl', {
  base: {
    display: 'grid',
    gap: '2.5',
    mt: '1',
    px: '3.5',
    py: '3',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    '& dt': { textStyle: 'meta', color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  },
});
