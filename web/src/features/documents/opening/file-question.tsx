import { chakra, Grid } from '@chakra-ui/react';
import { formatInstantMinute, formatTaxId, type NamedParty } from '@portal/domain';
import { useState } from 'react';
import type { FileFinding } from '#data/documents/look-at-file.ts';
import { visibleFilename } from '#data/files/safe-filename.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { CheckBox } from '#ui/fields/check-box.tsx';

export type FileAnswer = { kind: 'send' } | { kind: 'leave' } | { kind: 'move'; client_id: string };

type FileQuestionProps = {
  filename: string;
  finding: FileFinding;
  mayMove: boolean;
  /** Others were chosen with it: the answer may be for all of them. */
  isOneOfMany: boolean;
  onAnswer: (answer: FileAnswer, isForAll: boolean) => void;
};

/** Stops a file before anything of it is sent: it was sent before, or is of another company. Closed, nothing is sent. */
export function FileQuestion({ filename, finding, mayMove, isOneOfMany, onAnswer }: FileQuestionProps) {
  const [isForAll, setIsForAll] = useState(false);
  const answer = (given: FileAnswer) => onAnswer(given, isForAll);
  const owner = finding.kind === 'foreign' && mayMove ? finding.owner : null;
  return (
    <Dialog
      isOpen
      title={titleOf(finding)}
      onClose={() => onAnswer({ kind: 'leave' }, false)}
      footer={
        <>
          <Button variant="outline" onClick={() => answer({ kind: 'leave' })}>
            Não enviar
          </Button>
          <Button variant={owner === null ? 'solid' : 'outline'} onClick={() => answer({ kind: 'send' })}>
            Enviar mesmo assim
          </Button>
          {owner !== null && (
            <Button
              height="auto"
              whiteSpace="normal"
              onClick={() => answer({ kind: 'move', client_id: owner.client_id })}
            >
              Enviar para {owner.name}
            </Button>
          )}
        </>
      }
    >
      <Grid gap="3" overflowWrap="anywhere">
        <chakra.p fontWeight="semibold">{visibleFilename(filename)}</chakra.p>
        <Found finding={finding} />
        {isOneOfMany && (
          <CheckBox
            label="Responder o mesmo para os outros arquivos assim"
            checked={isForAll}
            onChange={({ target }) => setIsForAll(target.checked)}
          />
        )}
      </Grid>
    </Dialog>
  );
}

const titleOf = ({ kind }: FileFinding): string =>
  kind === 'foreign' ? 'Este arquivo é de outra empresa' : 'Este arquivo já foi enviado';

function Found({ finding }: { finding: FileFinding }) {
  switch (finding.kind) {
    case 'sent_before': {
      const { document, isWaiting } = finding;
      const when = formatInstantMinute(document.created_at);
      const name = visibleFilename(document.filename);
      return (
        <p>
          {isWaiting
            ? `Guardado neste aparelho em ${when} como ${name}: ainda espera o envio.`
            : `Já enviado em ${when} como ${name}.`}
          {document.review === 'returned' &&
            ` Foi devolvido: ${document.review_reason ?? 'o escritório pediu outro.'}`}
        </p>
      );
    }
    case 'chosen_twice':
      return (
        <p>Você escolheu o mesmo conteúdo duas vezes: também como {visibleFilename(finding.filename)}.</p>
      );
    case 'foreign':
      return (
        <>
          <p>Este arquivo é de outra empresa ({partiesText(finding.parties)}).</p>
          <chakra.p color="fg.muted">Nada dele saiu deste aparelho.</chakra.p>
        </>
      );
  }
}

/** Those who issue and receive a note come first in it. */
const MOST_NAMED = 3;

const partiesText = (parties: readonly NamedParty[]): string =>
  parties
    .slice(0, MOST_NAMED)
    .map(({ tax_id, name }) => (name === null ? formatTaxId(tax_id) : `${name}, ${formatTaxId(tax_id)}`))
    .join('; ');
