import { Box } from '@chakra-ui/react';
import { formatInstantTime, type Pause } from '@portal/domain';
import { Note } from '#ui/feedback/note.tsx';

/** Said before files are chosen: that they will wait, for what, and what to do. */
export function PauseNote({ pause }: { pause: Pause }) {
  return (
    <Box mb="3">
      <Note kind="attention" role="status">
        {textOf(pause)}
      </Note>
    </Box>
  );
}

function textOf(pause: Pause): string {
  switch (pause.kind) {
    case 'quota':
      return 'Esta empresa atingiu o limite de arquivos. Peça ao escritório, em Mensagens, para liberar espaço. O que você escolher agora fica guardado neste aparelho e segue quando houver lugar.';
    case 'hurry':
      return `Foram muitos envios em pouco tempo. Eles continuam sozinhos a partir das ${formatInstantTime(pause.until)}. O que você escolher agora fica guardado neste aparelho até lá.`;
  }
}
