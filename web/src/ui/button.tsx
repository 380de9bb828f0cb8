import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { buttonRecipe } from './theme/recipes.ts';

const StyledButton = chakra('button', buttonRecipe);

/**
 * variant: solid (one per view), outline, ghost, ghostBrand, ghostDanger, danger (inside a confirmation).
 * size: sm (36 px with a mouse, 44 px with a finger), md (44), lg (52).
 */
export type ButtonProps = {
  readonly isBusy?: boolean | undefined;
  /** Said instead of the label while busy: 'Enviando...'. */
  readonly busyText?: ReactNode;
} & Omit<ComponentProps<typeof StyledButton>, 'iconOnly'>;

export function Button({ isBusy = false, busyText, disabled, children, asChild, ...rest }: ButtonProps) {
  if (asChild === true) {
    return (
      <StyledButton asChild {...rest}>
        {children}
      </StyledButton>
    );
  }
  return (
    <StyledButton type="button" aria-busy={isBusy || undefined} disabled={disabled || isBusy} {...rest}>
      {isBusy && busyText !== undefined ? busyText : children}
    </StyledButton>
  );
}

type IconButtonProps = {
  /** What it does and to what: 'Editar Padaria Pão Dourado'. */
  readonly label: string;
} & Omit<ComponentProps<typeof StyledButton>, 'iconOnly' | 'aria-label'>;

export function IconButton({ label, variant = 'ghost', size = 'sm', children, ...rest }: IconButtonProps) {
  return (
    <StyledButton
      type="button"
      iconOnly
      variant={variant}
      size={size}
      aria-label={label}
      title={label}
      {...rest}
    >
      {children}
    </StyledButton>
  );
}
