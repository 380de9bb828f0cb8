import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import type { SearchDialogProps } from './search-dialog.tsx';
import type { SearchedScreen } from './search-options.ts';
import { useSearch } from './use-search.ts';

type OfficeSearchProps = {
  readonly screens: readonly SearchedScreen[];
  /** Calls back when the page has nothing better to do; returns how to cancel it. */
  readonly whenCalm: (run: () => void) => () => void;
};

/** The button in the head, Ctrl or Cmd+K, and the dialog they open. */
export function OfficeSearch({ screens, whenCalm }: OfficeSearchProps) {
  const search = useSearch(whenCalm);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  // Opened again while the one before still leaves, it is a new one, and empty.
  const [opening, setOpening] = useState(0);
  const open = async () => {
    search.begin();
    try {
      const { SearchDialog } = await import('./search-dialog.tsx');
      setDialog(() => SearchDialog);
      setOpening((before) => before + 1);
      setIsOpen(true);
    } catch {
      toast({
        kind: 'error',
        title: 'Não deu para abrir a busca',
        description: 'Falta uma parte do painel neste aparelho. Tente de novo com conexão.',
      });
    }
  };
  const close = () => {
    setIsOpen(false);
    search.leave();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    if (event.altKey || event.shiftKey) return;
    event.preventDefault();
    if (isOpen) close();
    // What is open may hold something unsaved, and going elsewhere would lose it.
    else if (document.querySelector('[role=dialog][data-state=open]') === null) void open();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  // Works without a connection before the worker has put everything on the device.
  useEffect(() => whenCalm(() => void import('./search-dialog.tsx').catch(() => undefined)), [whenCalm]);
  return (
    <>
      <SearchButton
        variant="outline"
        size="sm"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => void open()}
      >
        <Search size={18} strokeWidth={1.75} aria-hidden />
        <chakra.span srOnly={{ base: true, md: false }}>Buscar</chakra.span>
        <Keys aria-hidden>{isApple() ? '⌘ K' : 'Ctrl K'}</Keys>
      </SearchButton>
      {Dialog !== null && <Dialog key={opening} {...{ isOpen, screens, search }} onClose={close} />}
    </>
  );
}

/** Says which key it is; both work everywhere. */
const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

const SearchButton = chakra(Button, {
  base: {
    color: 'fg.muted',
    fontWeight: 'medium',
    mdDown: { width: '44px', px: '0', border: 'none' },
    md: { minWidth: '200px', justifyContent: 'flex-start' },
  },
});

const Keys = chakra('kbd', {
  base: {
    ms: 'auto',
    ps: '3',
    fontFamily: 'body',
    textStyle: 'floor',
    fontWeight: 'medium',
    color: 'fg.subtle',
    hideBelow: 'md',
  },
});
