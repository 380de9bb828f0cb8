import { Box } from '@chakra-ui/react';
import type { FirmLaw, MovedObligation } from '@portal/domain';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { obligationsText } from './month-words.ts';
import { MoveDialog } from './move-dialog.tsx';

type MoveStandingProps = {
  /** Open obligations that stand on another day than the law says. */
  moves: readonly MovedObligation[];
  names: ReadonlyMap<string, string>;
  law: FirmLaw;
  rest: (isResting: boolean) => void;
};

/** Says what is on another day than the law now says, and leads to the act that moves it: no change of the law does. */
export function MoveStanding({ moves, ...others }: MoveStandingProps) {
  const [asked, setAsked] = useState<readonly MovedObligation[] | null>(null);
  const isOne = moves.length === 1;
  return (
    <>
      {moves.length > 0 && (
        <Box mb="3.5">
          <Note
            action={
              <Button size="sm" variant="outline" onClick={() => setAsked(moves)}>
                Mudar a data de {obligationsText(moves.length)} que já {isOne ? 'existe' : 'existem'}
              </Button>
            }
          >
            {obligationsText(moves.length)} em aberto {isOne ? 'está' : 'estão'} em outra data do que as
            regras dizem agora, e {isOne ? 'fica' : 'ficam'} até alguém mudar.
          </Note>
        </Box>
      )}
      {asked !== null && <MoveDialog moves={asked} {...others} onClose={() => setAsked(null)} />}
    </>
  );
}
