/** What waits for a person of the staff, in numbers alone: an e-mail names neither clients nor amounts. */
export type OfficeDigest = {
  unanswered: number;
  requests: number;
  documents: number;
  sign_ups: number;
  overdue: number;
  due_soon: number;
  tasks: number;
};

/** What a client has before them. */
export type ClientDigest = { due_soon: number; overdue: number; unread: number };

type Words = { one: string; more: string };

const OFFICE: Record<keyof OfficeDigest, Words> = {
  unanswered: { one: '1 conversa espera resposta', more: 'conversas esperam resposta' },
  requests: { one: '1 solicitação em aberto', more: 'solicitações em aberto' },
  documents: { one: '1 documento para conferir', more: 'documentos para conferir' },
  sign_ups: { one: '1 cadastro espera aprovação', more: 'cadastros esperam aprovação' },
  overdue: { one: '1 obrigação em atraso', more: 'obrigações em atraso' },
  due_soon: { one: '1 obrigação vence em até 3 dias', more: 'obrigações vencem em até 3 dias' },
  tasks: {
    one: '1 tarefa sua vence hoje ou está atrasada',
    more: 'tarefas suas vencem hoje ou estão atrasadas',
  },
};

const CLIENT: Record<keyof ClientDigest, Words> = {
  due_soon: { one: '1 guia vence em até 3 dias', more: 'guias vencem em até 3 dias' },
  overdue: { one: '1 guia vencida', more: 'guias vencidas' },
  unread: { one: '1 aviso que você não leu', more: 'avisos que você não leu' },
};

/** A line for each thing there is; empty where nothing waits: then there is no e-mail. */
export const officeDigestLines = (digest: OfficeDigest): string[] => linesOf(OFFICE, digest);
export const clientDigestLines = (digest: ClientDigest): string[] => linesOf(CLIENT, digest);

function linesOf<K extends string>(words: Record<K, Words>, counts: Record<K, number>): string[] {
  // Keys of a const object.
  return (Object.keys(words) as K[]).flatMap((name) => {
    const count = counts[name];
    if (count === 0) return [];
    return [count === 1 ? words[name].one : `${count} ${words[name].more}`];
  });
}
