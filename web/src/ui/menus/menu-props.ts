import type { KeyboardEvent, ReactElement, ReactNode } from 'react';

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

export type MenuProps = {
  /** One button, without an id of its own: the menu gives it one, and opens where it is. */
  readonly trigger: ReactElement<TriggerProps>;
  readonly items: readonly MenuItem[];
  readonly placement?: 'bottom-start' | 'bottom-end' | undefined;
};

type TriggerProps = {
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  onClick?: () => void;
  onPointerEnter?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
};
