import { useEffect } from 'react';

/** A file that misses the drop zone would replace the page by itself: the browser's default is switched off. */
export function usePageDropGuard(): void {
  useEffect(() => {
    const stay = (event: DragEvent) => event.preventDefault();
    addEventListener('dragover', stay);
    addEventListener('drop', stay);
    return () => {
      removeEventListener('dragover', stay);
      removeEventListener('drop', stay);
    };
  }, []);
}
