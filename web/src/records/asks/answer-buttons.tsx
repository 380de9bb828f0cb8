import { Box } from '@chakra-ui/react';
import { ACCEPTED_EXTENSIONS, groupOf, MOST_FILES_AT_ONCE } from '@portal/domain';
import { Camera, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AskedItem } from '#data/asks/asks.ts';
import { askForFiles, takePhoto } from '#records/documents/ask-for-files.ts';
import { Button } from '#ui/button.tsx';
import type { AnswerItem } from './use-answer-item.ts';

type AnswerButtonsProps = { item: AskedItem; answer: AnswerItem; isFirst: boolean };

/** 'Tirar foto', 'Escolher arquivo', 'Nada a enviar'; of what was returned 'Enviar outra'; of nothing, 'Desfazer'. */
export function AnswerButtons({ item, answer, isFirst }: AnswerButtonsProps) {
  const group = groupOf(item);
  const { label } = item;
  if (item.state === 'nothing')
    return (
      <Buttons>
        <Button
          variant="ghost"
          aria-label={`Desfazer: ${label}`}
          onClick={() => void answer.undoNothing([item.id])}
        >
          Desfazer
        </Button>
      </Buttons>
    );
  if (group === 'settled') return null;
  const photo = async () => answer.sendFiles(item, await takePhoto());
  const choose = async () => answer.sendFiles(item, await askForFiles({ accept: ACCEPTED, multiple: '' }));
  if (group === 'sent')
    return (
      <Buttons>
        <Button variant="ghost" aria-label={`Enviar mais: ${label}`} onClick={() => void choose()}>
          Enviar mais
        </Button>
      </Buttons>
    );
  const first = group === 'returned' ? 'Enviar outra' : 'Tirar foto';
  return (
    <Buttons>
      <Button
        variant={isFirst ? 'solid' : 'outline'}
        aria-label={`${first}: ${label}`}
        onClick={() => void photo()}
      >
        <Camera size={18} strokeWidth={1.75} aria-hidden />
        {first}
      </Button>
      <Button
        variant="outline"
        aria-label={`Escolher arquivo: ${label}`}
        title={`Até ${MOST_FILES_AT_ONCE} de cada vez`}
        onClick={() => void choose()}
      >
        <Upload size={18} strokeWidth={1.75} aria-hidden />
        Escolher arquivo
      </Button>
      <Button
        variant="ghost"
        aria-label={`Nada a enviar: ${label}`}
        onClick={() => void answer.sendNothing([item.id])}
      >
        Nada a enviar
      </Button>
    </Buttons>
  );
}

const ACCEPTED = ACCEPTED_EXTENSIONS.map((extension) => `.${extension}`).join(',');

function Buttons({ children }: { children: ReactNode }) {
  return (
    <Box display="flex" flexWrap="wrap" gap="2">
      {children}
    </Box>
  );
}
