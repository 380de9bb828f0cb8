import type { Unsent } from '#data/closing/unsent.ts';

/** What waits, why some of it will not go by itself, and what was never sent off. */
export function unsentSentence({ operations, refused, drafts }: Omit<Unsent, 'marks'>): string {
  const waiting = operations - refused;
  const parts: string[] = [];
  if (waiting > 0) {
    parts.push(
      waiting === 1 ? '1 item ainda não foi enviado.' : `${waiting} itens ainda não foram enviados.`,
    );
  }
  if (refused > 0) {
    parts.push(
      refused === 1
        ? '1 item precisa de atenção e não segue sozinho: exporte-o ou resolva em Envio.'
        : `${refused} itens precisam de atenção e não seguem sozinhos: exporte-os ou resolva em Envio.`,
    );
  }
  if (drafts > 0) parts.push(draftSentence(drafts, operations > 0));
  return parts.join(' ');
}

function draftSentence(drafts: number, isFurther: boolean): string {
  const also = isFurther ? 'também ' : '';
  return drafts === 1 ? `1 rascunho ${also}seria apagado.` : `${drafts} rascunhos ${also}seriam apagados.`;
}
