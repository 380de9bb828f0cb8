import { chakra } from '@chakra-ui/react';
import { shownRecoveryCode } from '@portal/domain';
import { Copy, Download, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useShownFirm } from '#session/firm/shown-firm.ts';
import { Button } from '#ui/button.tsx';
import { CheckBox } from '#ui/fields/check-box.tsx';
import { saveBlob } from '#ui/files/save-blob.ts';
import { copyText } from '#ui/copy-text.ts';
import { Help } from '../form-layout.tsx';

type RecoveryCodesProps = {
  readonly codes: readonly string[];
  readonly doneLabel: string;
  readonly onDone: () => void;
};

/** Shown this once: neither this device nor the server keeps them. */
export function RecoveryCodes({ codes, doneLabel, onDone }: RecoveryCodesProps) {
  const [areKept, setKept] = useState(false);
  const firm = useShownFirm();
  const shown = codes.map(shownRecoveryCode);
  const save = () => {
    const text = `Códigos de recuperação, ${firm?.shortName ?? 'portal do escritório'}\nCada um vale uma vez.\n\n${shown.join('\n')}\n`;
    saveBlob(new Blob([text], { type: 'text/plain' }), 'codigos-de-recuperacao.txt');
  };
  return (
    <chakra.div display="grid" gap="3.5" gridTemplateColumns="minmax(0, 1fr)">
      <Help>
        Cada um entra uma vez, se você perder o celular. Não ficam guardados aqui: só aparecem agora.
      </Help>
      <List aria-label="Códigos de recuperação">
        {shown.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button
          variant="outline"
          size="sm"
          onClick={() => void copyText(shown.join('\n'), 'Códigos copiados')}
        >
          <Copy size={16} strokeWidth={1.75} aria-hidden />
          Copiar
        </Button>
        <Button variant="outline" size="sm" onClick={save}>
          <Download size={16} strokeWidth={1.75} aria-hidden />
          Baixar
        </Button>
      </chakra.div>
      <CheckBox
        label={`Guardei os ${codes.length} códigos fora deste aparelho`}
        checked={areKept}
        onChange={({ target }) => setKept(target.checked)}
      />
      <Button disabled={!areKept} onClick={onDone}>
        <ShieldCheck size={20} strokeWidth={1.75} aria-hidden />
        {doneLabel}
      </Button>
      {!areKept && <Help>Marque que guardou os códigos para continuar.</Help>}
    </chakra.div>
  );
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
    columnGap: '4',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    px: '3.5',
    py: '2',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    '& > li': { py: '1.5' },
  },
});
