import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useId, useState } from 'react';
import { TextField } from './text-field.tsx';

export type FoundChoice = {
  readonly value: string;
  readonly label: string;
  /** What tells it from another of the same name. */
  readonly detail: string;
};

export type SearchChoiceProps = {
  readonly label: string;
  readonly placeholder: string;
  /** What there is for the letters typed so far. */
  readonly find: (typed: string) => readonly FoundChoice[];
  readonly onChoose: (value: string) => void;
  readonly value?: string | null;
  /** The name of the value, in the field while nothing is looked for. */
  readonly valueLabel?: string;
  /** Said where nothing is found. */
  readonly nothing: string;
  readonly error?: string | undefined;
  readonly controlSize?: 'sm' | 'md';
};

/** A text field that finds what to choose: arrows and Enter choose, Esc closes. */
export function SearchChoice(props: SearchChoiceProps) {
  const { value = null, valueLabel = '', find, onChoose, nothing, ...field } = props;
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  const listId = useId();
  const found = isOpen ? find(typed) : [];

  const choose = (choice: FoundChoice | undefined) => {
    if (choice === undefined) return;
    onChoose(choice.value);
    setTyped('');
    setMarked(0);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setMarked((marked + step + found.length) % Math.max(found.length, 1));
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      choose(found[marked]);
    } else if (event.key === 'Escape') {
      setOpen(false);
    }
  };

  return (
    <chakra.div position="relative" minWidth="0">
      <TextField
        {...field}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={found[marked] === undefined ? undefined : `${listId}-${marked}`}
        value={isOpen ? typed : valueLabel}
        onChange={(event) => {
          setTyped(event.target.value);
          setMarked(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <Options id={listId} role="listbox" aria-label="Resultados">
          {found.map((choice, index) => (
            <Option
              key={choice.value}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={choice.value === value}
              data-marked={index === marked || undefined}
              // Before the field loses the focus, which would close the list under the pointer.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(choice)}
            >
              {choice.label}
              <chakra.small display="block" textStyle="meta" color="fg.muted">
                {choice.detail}
              </chakra.small>
            </Option>
          ))}
          {found.length === 0 && <Nothing>{nothing}</Nothing>}
        </Options>
      )}
    </chakra.div>
  );
}

const Options = chakra('ul', {
  base: {
    position: 'absolute',
    zIndex: 'popover',
    insetInline: '0',
    top: 'calc(100% + 4px)',
    maxHeight: '240px',
    overflowY: 'auto',
    p: '1.5',
    listStyle: 'none',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    boxShadow: 'lg',
  },
});

const Option = chakra('li', {
  base: {
    px: '2.5',
    py: '1.5',
    minHeight: '44px',
    borderRadius: 'sm',
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '&[data-marked]': { bg: 'bg.muted' },
  },
});

const Nothing = chakra('li', { base: { px: '2.5', py: '2', color: 'fg.muted' } });
