import { Menu as ChakraMenu } from '@chakra-ui/react';
import { Layer } from '#ui/layer.tsx';
import type { MenuItem, MenuProps } from './menu-props.ts';

/** The menu itself, open from its first moment; `menu.tsx` brings it in when somebody asks for it. */
export function MenuPanel({ trigger, items, placement = 'bottom-end' }: MenuProps) {
  const choose = (id: string) => {
    const item = items.find((candidate) => candidate.id === id);
    if (item?.kind === 'action') item.onSelect();
  };
  return (
    <ChakraMenu.Root
      defaultOpen
      positioning={{ placement }}
      lazyMount
      unmountOnExit
      onSelect={({ value }) => choose(value)}
    >
      <ChakraMenu.Trigger asChild>{trigger}</ChakraMenu.Trigger>
      <Layer>
        <ChakraMenu.Positioner>
          <ChakraMenu.Content>
            {items.map((item) => (
              <Entry key={item.id} item={item} />
            ))}
          </ChakraMenu.Content>
        </ChakraMenu.Positioner>
      </Layer>
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
