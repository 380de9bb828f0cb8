import { chakra } from '@chakra-ui/react';
import { Dialog } from '#ui/dialogs/dialog.tsx';

const SHORTCUTS = [
  ['J', 'Próxima da fila'],
  ['K', 'Anterior da fila'],
  ['Enter', 'Abrir, ou começar a fila'],
  ['R', 'Responder'],
  ['C', 'Concluir'],
  ['1 a 4', 'Ir para Responder, Aprovar, Conferir ou Atrasadas'],
  ['5', 'Ir para o que vence esta semana'],
  ['Ctrl K', 'Buscar no escritório'],
  ['Ctrl B', 'Recolher ou abrir o menu'],
  ['?', 'Esta lista'],
] as const;

type ShortcutsDialogProps = { readonly isOpen: boolean; readonly onClose: () => void };

export function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Atalhos do teclado">
      <dl>
        {SHORTCUTS.map(([key, does]) => (
          <Line key={key}>
            <chakra.dt width="72px" flexShrink="0" fontWeight="semibold">
              {key}
            </chakra.dt>
            <dd>{does}</dd>
          </Line>
        ))}
      </dl>
    </Dialog>
  );
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    py: '2',
    borderTopWidth: '1px',
    borderColor: 'border',
    _first: { borderTopWidth: '0' },
  },
});
