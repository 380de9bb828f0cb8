import { chakra } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { encode } from 'uqr';
import type { FactorKey as Key } from '#session/account/account-service.ts';
import { Button } from '#ui/button.tsx';
import { copyText } from '#ui/copy-text.ts';

/** What the authenticator app reads, and the same to be typed. Drawn here: the key goes to no other host. */
export function FactorKey({ factor: { key, uri } }: { readonly factor: Key }) {
  const { data, size } = encode(uri, { border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <Beside>
      <Picture
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="Código QR para o aplicativo autenticador"
        shapeRendering="crispEdges"
      >
        {/* Cameras look for dark on light, in the dark theme too. */}
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        <path fill="#061D22" d={squares.join('')} />
      </Picture>
      <chakra.div minWidth="0">
        <chakra.p textStyle="meta" color="fg.muted">
          Sem câmera? Digite esta chave:
        </chakra.p>
        <Letters>{key.replace(/(.{4})(?=.)/g, '$1 ')}</Letters>
        <Button variant="outline" size="sm" onClick={() => void copyText(key, 'Chave copiada')}>
          <Copy size={16} strokeWidth={1.75} aria-hidden />
          Copiar chave
        </Button>
      </chakra.div>
    </Beside>
  );
}

const Beside = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', mt: '2.5' },
});
const Picture = chakra('svg', {
  base: { boxSize: '172px', flexShrink: '0', borderWidth: '1px', borderColor: 'border' },
});
const Letters = chakra('p', {
  base: { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere', my: '2' },
});
