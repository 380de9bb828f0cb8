import { toast } from '#ui/feedback/toast.ts';

export async function copyText(text: string, doneTitle: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ kind: 'success', title: doneTitle });
  } catch {
    toast({
      kind: 'error',
      title: 'Não deu para copiar',
      description: 'O navegador não deixou. Selecione o texto e copie.',
    });
  }
}
