import { Download } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useExport } from './use-export.ts';

/** Saves one operation as a file, before it is given up or in case it is needed elsewhere. */
export function ExportButton({ opId }: { opId: string }) {
  const exportEntry = useExport();
  return (
    <Button variant="outline" onClick={() => void exportEntry(opId)}>
      <Download size={16} strokeWidth={1.75} aria-hidden />
      Exportar
    </Button>
  );
}
