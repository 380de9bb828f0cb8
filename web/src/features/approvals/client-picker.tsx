import { chakra } from '@chakra-ui/react';
import { formatTaxId, type Row } from '@portal/domain';
import { type KeyboardEvent, useId, useState } from 'react';
import { listClients } from '#data/repositories/clients.ts';
import { useLocalQuery } from '#data/use-local-query.ts';
import { TextField } from '#ui/text-field.tsx';
import { matchClients } from './match-clients.ts';

interface ClientPickerProps {
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  readonly error?: string | undefined;
}

/** A text field that finds the firm's clients on this device: arrows and Enter choose, Esc closes. */
export function ClientPicker({ value, onChange, error }: ClientPickerProps) {
  const clients = useLocalQuery(listClients, []);
  const all = clients.kind === 'ready' ? clients.value : [];
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  const listId = useId();
  const chosen = all.find((client) => client.id === value);
  const found = isOpen ? matchClients(all, typed) : [];

  const choose = (client: Row<'clients'> | undefined) => {
    if (client === undefined) return;
    onChange(client.id);
    setTyped('');
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
        label="Empresa"
        controlSize="sm"
        placeholder="Buscar empresa ou CNPJ"
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={found[marked] === undefined ? undefined : `${listId}-${marked}`}
        error={error}
        value={isOpen ? typed : (chosen?.corporate_name ?? '')}
        onChange={(event) => {
          setTyped(event.target.value);
          setMarked(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <Options id={listId} role="listbox" aria-label="Resultados">
          {found.map((client, index) => (
            <Option
              key={client.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={client.id === value}
              data-marked={index === marked || undefined}
              // Before the field loses the focus, which would close the list under the pointer.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(client)}
            >
              {client.corporate_name}
              <chakra.small display="block" textStyle="meta" color="fg.muted">
                {formatTaxId(client.cnpj_cpf)}
              </chakra.small>
            </Option>
          ))}
          {found.length === 0 && <Nothing>Nenhuma empresa encontrada</Nothing>}
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
    maxHeight: '280px',
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
