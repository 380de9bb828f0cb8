import { useState } from 'react';
import { useLocalAccount } from '#data/local/database-context.ts';
import { fileCount } from '#records/documents/file-count.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { DeviceAct } from './device-act.tsx';
import { type FileSum, freeSpace } from './device-storage.ts';
import { storageSize } from './storage-size.ts';

export function FreeSpace({ freeable }: { readonly freeable: FileSum }) {
  const { db } = useLocalAccount();
  const [isBusy, setIsBusy] = useState(false);
  const free = async () => {
    setIsBusy(true);
    try {
      const freed = await freeSpace(db);
      toast({
        kind: 'success',
        title: 'Espaço liberado',
        description: `${fileCount(freed.files)}, ${storageSize(freed.size_bytes)}`,
      });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <DeviceAct
      text={
        freeable.count === 0
          ? 'Nada a liberar agora: nenhum arquivo está aqui só por ter sido aberto.'
          : `Tira deste aparelho o que só foi aberto: ${fileCount(freeable.count)}, ${storageSize(freeable.size_bytes)}. ` +
            'Continua no escritório e abre de novo com conexão.'
      }
    >
      <Button variant="outline" disabled={freeable.count === 0} isBusy={isBusy} onClick={() => void free()}>
        Liberar espaço
      </Button>
    </DeviceAct>
  );
}
