import { chakra, Dialog } from '@chakra-ui/react';
import { calendarDateOf } from '@portal/domain';
import { Search, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '#ui/button.tsx';
import { Layer } from '#ui/layer.tsx';
import { replyTo } from './commands.ts';
import { searchOptions, type SearchedScreen, type SearchOption } from './search-options.ts';
import { SearchResults } from './search-results.tsx';
import { SearchStatus } from './search-status.tsx';
import type { SearchState } from './use-search.ts';

export type SearchDialogProps = {
  readonly isOpen: boolean;
  readonly screens: readonly SearchedScreen[];
  readonly search: SearchState;
  readonly onClose: () => void;
};

/** One field and what it finds; a sheet on the phone. */
export function SearchDialog({ isOpen, onClose, ...props }: SearchDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog.Root
      open={isOpen}
      lazyMount
      unmountOnExit
      onOpenChange={({ open }) => !open && onClose()}
      initialFocusEl={() => field.current}
      // The screen that the last choice led to takes the focus when it comes, and may come after the next opening.
      onFocusOutside={(event) => event.preventDefault()}
    >
      <Layer>
        <Dialog.Backdrop />
        <Dialog.Positioner alignItems={{ base: 'stretch', md: 'flex-start' }} pt={{ md: '12vh' }}>
          <Dialog.Content aria-label="Buscar" maxHeight={{ md: '70vh' }}>
            <Palette {...props} field={field} onClose={onClose} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Layer>
    </Dialog.Root>
  );
}

/** What is looked for: of 'responder Padaria' the bakery. */
const soughtIn = (query: string) => replyTo(query) ?? query.trim();

type PaletteProps = {
  readonly field: RefObject<HTMLInputElement | null>;
} & Omit<SearchDialogProps, 'isOpen'>;

/** Mounted with each opening, so that it begins empty. */
function Palette({ screens, search, field, onClose }: PaletteProps) {
  const navigate = useNavigate();
  const listId = useId();
  const [query, setQuery] = useState('');
  const [marked, setMarked] = useState(0);
  const enteredFor = useRef<string | null>(null);
  const groups = searchOptions(query, screens, search.answer?.groups ?? [], calendarDateOf(new Date()));
  const options = groups.flatMap((group) => group.options);
  const current = options[Math.min(marked, options.length - 1)];

  // Enter may come before the answer to the last letter: it is meant for that answer.
  const sought = soughtIn(query);
  const isBehind = sought !== '' && search.answer?.query !== sought;
  const choose = (option: SearchOption) => {
    onClose();
    void navigate(option.address);
  };
  const type = (typed: string) => {
    setQuery(typed);
    setMarked(0);
    enteredFor.current = null;
    search.ask(soughtIn(typed));
  };
  const chooseEntered = useEffectEvent((answered: string | undefined) => {
    if (enteredFor.current === answered && current !== undefined) choose(current);
  });
  useEffect(() => chooseEntered(search.answer?.query), [search.answer]);
  const enter = () => {
    if (isBehind) enteredFor.current = sought;
    else if (current !== undefined) choose(current);
  };
  const move = (to: number) => setMarked((to + options.length) % Math.max(options.length, 1));
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the writing of a letter chooses nothing.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(marked + 1);
    else if (event.key === 'ArrowUp') move(marked - 1);
    else if (event.key === 'Enter') enter();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Head role="search">
        <Search size={20} strokeWidth={1.75} aria-hidden />
        <Field
          ref={field}
          type="search"
          enterKeyHint="go"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          aria-label="Buscar cliente, obrigação, tarefa, solicitação, nota, documento ou tela"
          placeholder="Buscar cliente, obrigação, documento..."
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={current === undefined ? undefined : `${listId}-${current.id}`}
          value={query}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton label="Fechar" size="md" onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </Head>
      <SearchResults {...{ listId, groups, current }} onChoose={choose} />
      <SearchStatus query={query} search={search} count={groups.reduce((sum, { total }) => sum + total, 0)} />
    </>
  );
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    flexShrink: '0',
    ps: '4',
    pe: '2',
    pt: { base: 'calc(6px + env(safe-area-inset-top))', md: '1.5' },
    pb: '1.5',
    color: 'fg.subtle',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
});

const Field = chakra('input', {
  base: {
    flex: '1',
    minWidth: '0',
    minHeight: '44px',
    bg: 'transparent',
    color: 'fg',
    fontSize: '16px',
    outline: 'none',
    _placeholder: { color: 'fg.subtle' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});
