/** What waits at an office, in numbers alone: an e-mail names neither clients nor amounts. */
export type OfficeDigest = {
  requests: number;
  sign_ups: number;
  overdue: number;
  due_soon: number;
};

type Words = { one: string; more: string };

const OFFICE: Record<keyof OfficeDigest, Words> = {
  requests: { one: '1 solicitação em aberto', more: 'solicitações em aberto' },
  sign_ups: { one: '1 cadastro espera aprovação', more: 'cadastros esperam aprovação' },
  overdue: { one: '1 obrigação em atraso', more: 'obrigações em atraso' },
  due_soon: { one: '1 obrigação vence em até 3 dias', more: 'obrigações vencem em até 3 dias' },
};

/** A line for each thing there is; empty where nothing waits: then there is no e-mail. */
export function officeDigestLines(digest: OfficeDigest): string[] {
  // Keys of a const object.
  return (Object.keys(OFFICE) as (keyof OfficeDigest)[]).flatMap((name) => {
    const count = digest[name];
    if (count === 0) return [];
    return [count === 1 ? OFFICE[name].one : `${count} ${OFFICE[name].more}`];
  });
}
