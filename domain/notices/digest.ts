/** What waits at an office, in numbers alone: an e-mail names neither clients nor amounts. */
export type OfficeDigest = {
  requests: number;
  sign_ups: number;
  overdue: number;
  due_soon: number;
  /** The person's own, due by today. */
  tasks: number;
};

/** What waits for somebody of a client, of all their companies together. */
export type ClientDigest = {
  asked: number;
  overdue: number;
  due_soon: number;
};

type Words = { one: string; more: string };

const OFFICE: Record<keyof OfficeDigest, Words> = {
  requests: { one: '1 solicitação em aberto', more: 'solicitações em aberto' },
  sign_ups: { one: '1 cadastro espera aprovação', more: 'cadastros esperam aprovação' },
  overdue: { one: '1 obrigação em atraso', more: 'obrigações em atraso' },
  due_soon: { one: '1 obrigação vence em até 3 dias', more: 'obrigações vencem em até 3 dias' },
  tasks: { one: '1 tarefa sua com prazo até hoje', more: 'tarefas suas com prazo até hoje' },
};

const CLIENT: Record<keyof ClientDigest, Words> = {
  asked: { one: '1 documento falta enviar', more: 'documentos faltam enviar' },
  overdue: OFFICE.overdue,
  due_soon: { one: '1 obrigação vence em até 7 dias', more: 'obrigações vencem em até 7 dias' },
};

/** A line for each thing there is; empty where nothing waits: then there is no e-mail. */
export const officeDigestLines = (digest: OfficeDigest): string[] => linesOf(digest, OFFICE);

export const clientDigestLines = (digest: ClientDigest): string[] => linesOf(digest, CLIENT);

function linesOf<Name extends string>(counts: Record<Name, number>, words: Record<Name, Words>): string[] {
  // Keys of a const object.
  return (Object.keys(words) as Name[]).flatMap((name) => {
    const count = counts[name];
    if (count === 0) return [];
    return [count === 1 ? words[name].one : `${count} ${words[name].more}`];
  });
}
