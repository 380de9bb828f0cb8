import { Box, chakra } from '@chakra-ui/react';
import { storageSize } from './storage-size.ts';
import { useStorageEstimate } from './use-storage-estimate.ts';

/** What the browser says of its room; nothing where it does not say. */
export function BrowserStorage({ changed }: { readonly changed: number }) {
  const estimate = useStorageEstimate(changed);
  if (estimate === null) return null;
  const { used_bytes, quota_bytes, is_persistent } = estimate;
  const share = quota_bytes === 0 ? 0 : Math.min(1, used_bytes / quota_bytes);
  return (
    <Box mt="5">
      <chakra.p fontSize="secondary" fontVariantNumeric="tabular-nums">
        {'Este site usa '}
        <b>{storageSize(used_bytes)}</b>
        {' dos '}
        {storageSize(quota_bytes)}
        {' que o navegador permite.'}
      </chakra.p>
      <Meter
        role="meter"
        aria-label="Espaço usado"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
      >
        <Box height="full" bg="brand.solid" style={{ width: `${share * 100}%`, minWidth: 2 }} />
      </Meter>
      {is_persistent !== null && (
        <chakra.p textStyle="meta" color="fg.muted" mt="2">
          {is_persistent
            ? 'O navegador só apaga estes dados se você pedir.'
            : 'O navegador pode apagar estes dados se faltar espaço. Instalar o portal na tela inicial evita isso.'}
        </chakra.p>
      )}
    </Box>
  );
}

const Meter = chakra('div', {
  base: { height: '6px', mt: '2', borderRadius: '3px', bg: 'bg.emphasized', overflow: 'hidden' },
});
