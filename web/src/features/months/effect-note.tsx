import { chakra } from '@chakra-ui/react';
import { compareNames, formatCount, type LawEffect, type MoveGroup, moveGroups } from '@portal/domain';
import { PortfolioNote } from '#records/older/portfolio-note.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Fold } from './fold.tsx';
import { moveText, obligationsText } from './month-words.ts';

type EffectNoteProps = {
  /** Null: what is filled in says nothing yet. */
  effect: LawEffect | null;
  names: ReadonlyMap<string, string>;
};

/** Before a change of the law is saved: which obligations that exist would be due on another day. Saving moves none of them. */
export function EffectNote({ effect, names }: EffectNoteProps) {
  if (effect === null) return null;
  const { moved, gone } = effect;
  if (moved.length + gone.length === 0)
    return (
      <Note>
        Vale para o que for gerado depois. Nenhuma obrigação em aberto que já existe teria outra data.
        <PortfolioNote />
      </Note>
    );
  return (
    <section aria-label="O que já existe">
      <Note kind="attention">
        {moved.length > 0 && <Moved moved={moved} names={names} />}
        {gone.length > 0 && <p>{goneText(gone.length)}</p>}
        <p>Salvar não muda nenhuma delas: a data do que já existe se muda depois, em um segundo passo.</p>
        <PortfolioNote />
      </Note>
    </section>
  );
}

function Moved({ moved, names }: Pick<LawEffect, 'moved'> & Pick<EffectNoteProps, 'names'>) {
  return (
    <>
      <strong>
        {obligationsText(moved.length)} que já {moved.length === 1 ? 'existe teria' : 'existem teriam'} outra
        data:
      </strong>
      <ul>
        {moveGroups(moved).map((group) => (
          <Group key={`${group.from} ${group.to}`} group={group} names={names} />
        ))}
      </ul>
    </>
  );
}

const goneText = (count: number) =>
  count === 1
    ? '1 obrigação que já existe não seria mais pedida, e fica como está.'
    : `${obligationsText(count)} que já existem não seriam mais pedidas, e ficam como estão.`;

const NAMES_AT_ONCE = 100;

function Group({ group, names }: { group: MoveGroup; names: EffectNoteProps['names'] }) {
  const clients = [...new Set(group.rows.map(({ client_id }) => client_id))]
    .map((id) => names.get(id) ?? 'Cliente removido')
    .sort(compareNames);
  const more = clients.length - NAMES_AT_ONCE;
  return (
    <li>
      <Fold fontVariantNumeric="tabular-nums">
        <summary>{moveText(group)}</summary>
        <chakra.p ps="4" pb="1" overflowWrap="anywhere">
          {clients.slice(0, NAMES_AT_ONCE).join(', ')}
          {more > 0 && ` e mais ${formatCount(more)}`}
        </chakra.p>
      </Fold>
    </li>
  );
}
