import { Box, chakra } from '@chakra-ui/react';
import {
  compareNames,
  type FirmLaw,
  formatCalendarDate,
  formatCount,
  formatMonth,
  type MovedObligation,
} from '@portal/domain';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { CheckBox } from '#ui/fields/check-box.tsx';
import { ShowMore } from '#ui/lists/show-more.tsx';
import { obligationsText } from './month-words.ts';
import { useMoving } from './use-moving.ts';

type MoveDialogProps = {
  /** As they were when the person asked: the list does not shrink under the eyes while it is worked through. */
  moves: readonly MovedObligation[];
  names: ReadonlyMap<string, string>;
  law: FirmLaw;
  /** What is shown behind rests while obligations are moved. */
  rest: (isResting: boolean) => void;
  onClose: () => void;
};

const LINES_AT_ONCE = 100;

/** The second act after a change of the law: which obligations get the new date, one by one, and the button that does it. */
export function MoveDialog({ moves, names, law, rest, onClose }: MoveDialogProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState(LINES_AT_ONCE);
  const { progress, move } = useMoving(rest);
  const chosen = moves.filter(({ id }) => !left.has(id));
  const lines = linesOf(moves, names, law);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await move(chosen, law)) onClose();
  };
  return (
    <Dialog
      isOpen
      title="Mudar a data do que já existe"
      onClose={() => progress === null && onClose()}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button variant="outline" disabled={progress !== null} onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" isBusy={progress !== null} disabled={chosen.length === 0}>
            Mudar a data de {obligationsText(chosen.length)}
          </Button>
        </>
      }
    >
      {progress !== null && (
        <Box mb="4">
          <chakra.p role="status" mb="2" fontWeight="semibold">
            {formatCount(progress.through)} de {obligationsText(progress.total)}
          </chakra.p>
          <ProgressBar percent={(progress.through / progress.total) * 100} label="Mudar as datas" />
        </Box>
      )}
      <chakra.p color="fg.muted" mb="2" maxWidth="prose">
        Desmarque o que fica como está. Concluídas não mudam. Cada mudança fica no histórico da obrigação.
      </chakra.p>
      <List aria-label="Obrigações que mudam de data">
        {lines.slice(0, shown).map(({ id, label, detail }) => (
          <li key={id}>
            <CheckBox
              label={label}
              detail={detail}
              checked={!left.has(id)}
              disabled={progress !== null}
              onChange={({ target }) => setLeft(withOrWithout(left, id, !target.checked))}
            />
          </li>
        ))}
      </List>
      <ShowMore isBusy={false} onMore={shown < lines.length ? () => setShown(shown + LINES_AT_ONCE) : null} />
    </Dialog>
  );
}

function linesOf(moves: readonly MovedObligation[], names: ReadonlyMap<string, string>, { rules }: FirmLaw) {
  const titles = new Map(rules.map(({ key, title }) => [key, title]));
  return moves
    .map(({ id, client_id, rule_key, competence, from, due_date }) => ({
      id,
      label: names.get(client_id) ?? 'Cliente removido',
      detail: `${titles.get(rule_key) ?? rule_key} ${formatMonth(competence)}: de ${formatCalendarDate(from)} para ${formatCalendarDate(due_date)}`,
    }))
    .sort((a, b) => compareNames(a.label, b.label) || compareNames(a.detail, b.detail));
}

function withOrWithout(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}

const List = chakra('ul', {
  base: {
    fontVariantNumeric: 'tabular-nums',
    '& li': { borderBottomWidth: '1px', borderColor: 'border', _last: { borderBottomWidth: '0' } },
    '& label': { py: '1' },
  },
});
