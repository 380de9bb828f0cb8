import { toast } from '#ui/feedback/toast.ts';

/** Answers whether it could be copied. */
export async function copyText(text: string, doneTitle: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ kind: 'success', title: doneTitle });
    return true;
  } catch {
    toast({
      kind: 'error',
      title: 'Não deu para copiar',
      description: 'O navegador não deixou. Selecione o texto e copie.',
    });
    return false;
  }
}
