import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { canKeepData } from '#data/storage/can-keep-data.ts';
import { Note } from '#ui/feedback/note.tsx';

const Place = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    left: { base: '4', md: '6' },
    right: { base: '4', md: 'auto' },
    bottom: { base: 'calc(16px + var(--bottom-bar, 0px) + env(safe-area-inset-bottom))', md: '6' },
    width: { base: 'auto', md: '380px' },
  },
});

/** Every screen is made of what the device keeps: where it may keep nothing, none of them has anything to show. */
export function NoStorageNotice() {
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    let isOver = false;
    void canKeepData().then((can) => {
      if (!isOver) setIsRefused(!can);
    });
    return () => {
      isOver = true;
    };
  }, []);
  if (!isRefused) return null;
  return (
    <Place data-print="hidden" data-keep-clear>
      {/* The words are also in public/theme.js, for browsers in which the app cannot start. */}
      <Note kind="attention" role="alert">
        Este navegador não deixa o portal guardar dados, como em algumas janelas privadas: abra o portal em
        uma janela comum.
      </Note>
    </Place>
  );
}
