import { storageFailureOf } from '#data/storage/storage-failure.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Carries out a choice that is stored on the device, and says so where the device does not take it. */
export async function onDevice(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const description =
      storageFailureOf(error) === 'full'
        ? 'Não há espaço livre neste aparelho. Nada mudou: libere espaço e tente de novo.'
        : 'O aparelho não conseguiu guardar. Nada mudou: tente de novo.';
    toast({ kind: 'error', title: 'Erro ao salvar a escolha', description });
  }
}
