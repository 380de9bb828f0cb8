import type { UnsentWork } from './use-unsent-work.ts';

/** What waits, and why some of it will not go by itself. */
export function unsentSentence({ total, refused }: UnsentWork): string {
  const waiting = total - refused;
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
  return parts.join(' ');
}
