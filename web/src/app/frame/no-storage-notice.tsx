import { useEffect, useState } from 'react';
import { canKeepData } from '#data/storage/can-keep-data.ts';
import { Note } from '#ui/feedback/note.tsx';
import { PageCorner } from '#ui/feedback/page-corner.ts';

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
    <PageCorner as="div" data-print="hidden" data-keep-clear>
      {/* The words are also in before-paint.js, for browsers in which the app cannot start. */}
      <Note kind="attention" role="alert">
        Este navegador não deixa o portal guardar dados, como em algumas janelas privadas: abra o portal em
        uma janela comum.
      </Note>
    </PageCorner>
  );
}
