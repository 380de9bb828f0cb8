import { Menu as ChakraMenu, Portal } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

export type MenuItem =
  | {
      readonly kind: 'action';
      readonly id: string;
      readonly label: string;
      readonly icon?: ReactNode;
      readonly tone?: 'danger' | undefined;
      /** Why it cannot be used now, in visible text. Present means disabled. */
      readonly disabledReason?: string | undefined;
      readonly onSelect: () => void;
    }
  | { readonly kind: 'separator'; readonly id: string }
  /** Words above the actions, such as a name and an address. */
  | { readonly kind: 'heading'; readonly id: string; readonly content: ReactNode };

interface MenuProps {
  /** One button, without an id of its own: the menu gives it one, and stands where it finds it. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuItem[];
  readonly placement?: 'bottom-start' | 'bottom-end' | undefined;
}

export function Menu({ trigger, items, placement = 'bottom-end' }: MenuProps) {
  const choose = (id: string) => {
    const item = items.find((candidate) => candidate.id === id);
    if (item?.kind === 'action') item.onSelect();
  };
  return (
    <ChakraMenu.Root
      positioning={{ placement }}
      lazyMount
      unmountOnExit
      onSelect={({ value }) => choose(value)}
    >
      <ChakraMenu.Trigger asChild>{trigger}</ChakraMenu.Trigger>
      <Portal>
        <ChakraMenu.Positioner>
          <ChakraMenu.Content>
            {items.map((item) => (
              <Entry key={item.id} item={item} />
            ))}
          </ChakraMenu.Content>
        </ChakraMenu.Positioner>
      </Portal>
    </ChakraMenu.Root>
  );
}

function Entry({ item }: { readonly item: MenuItem }) {
  switch (item.kind) {
    case 'separator':
      return <ChakraMenu.Separator />;
    case 'heading':
      return (
        <div style={{ padding: '8px 10px' }} role="presentation">
          {item.content}
        </div>
      );
    case 'action':
      return (
        <ChakraMenu.Item
          value={item.id}
          disabled={item.disabledReason !== undefined}
          color={item.tone === 'danger' ? 'error.fg' : undefined}
        >
          {item.icon}
          <span>
            {item.label}
            {item.disabledReason !== undefined && (
              <small style={{ display: 'block' }}>{item.disabledReason}</small>
            )}
          </span>
        </ChakraMenu.Item>
      );
  }
}
