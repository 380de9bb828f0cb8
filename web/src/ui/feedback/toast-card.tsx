import { Box, chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type ShownToast, type ToastKind, closeToast } from './toast.ts';

/** Long enough to read two lines twice. */
const SHOWN_FOR_MS = 5000;

const icons = { success: CircleCheck, error: CircleAlert, info: Info } satisfies Record<
  ToastKind,
  typeof Info
>;

const Card = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    ps: '4',
    pe: '1.5',
    py: '3.5',
    borderRadius: 'md',
    bg: 'bg.inverted',
    color: 'fg.inverted',
    boxShadow: 'lg',
    fontSize: 'secondary',
    lineHeight: '22px',
    animation: 'rise 280ms {easings.in}',
  },
});

const CardButton = chakra('button', {
  base: {
    minWidth: '44px',
    minHeight: '44px',
    cursor: 'pointer',
    color: 'inherit',
    borderRadius: 'control',
    _focusVisible: { outlineColor: 'currentColor' },
  },
});

type ToastCardProps = {
  readonly item: ShownToast;
  readonly isSticky: boolean;
};

export function ToastCard({ item, isSticky }: ToastCardProps) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isSticky || isHeld) return;
    const timer = setTimeout(() => closeToast(item.id), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [item.id, isSticky, isHeld]);

  const Icon = icons[item.kind];
  // Moved onto it: a pointer that rests where the toast appears holds nothing.
  const hold = { onPointerMove: () => setIsHeld(true), onPointerLeave: () => setIsHeld(false) };
  const holdFocus = { onFocus: () => setIsHeld(true), onBlur: () => setIsHeld(false) };
  return (
    <Card {...hold} {...holdFocus}>
      <Box color={`toast.${item.kind}`} mt="1px">
        <Icon size={20} aria-hidden />
      </Box>
      <Box flex="1" minWidth="0" overflowWrap="anywhere">
        <Box fontWeight="semibold">{item.title}</Box>
        {item.description !== undefined && (
          <Box fontSize="sm" opacity="0.85">
            {item.description}
          </Box>
        )}
        {item.action !== undefined && <ToastAction id={item.id} action={item.action} />}
      </Box>
      <CardButton type="button" aria-label="Fechar" mt="-11px" onClick={() => closeToast(item.id)}>
        <X size={16} aria-hidden style={{ margin: 'auto' }} />
      </CardButton>
    </Card>
  );
}

function ToastAction({ id, action }: { id: number; action: NonNullable<ShownToast['action']> }) {
  const select = () => {
    closeToast(id);
    action.onSelect();
  };
  return (
    <CardButton
      type="button"
      mb="-10px"
      fontWeight="strong"
      color="toast.info"
      textDecoration="underline"
      textUnderlineOffset="3px"
      onClick={select}
    >
      {action.label}
    </CardButton>
  );
}
