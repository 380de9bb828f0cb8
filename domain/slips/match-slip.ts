import type { CalendarDate } from '../entities/fields.ts';
import type { Row } from '../entities/collections.ts';
import { formatPrice } from '../formats/numbers.ts';
import { competenceOf } from '../obligations/competence.ts';
import { type AmountSource, formatReadTaxId, type ReadSlip } from './read-slip.ts';
import { SLIP_KINDS } from './slip-kinds.ts';

/** What a person filled in; what is absent is as it was read. */
export type TypedSlip = {
  client_id?: string;
  obligation_id?: string;
  due_date?: CalendarDate;
  amount_cents?: number;
  /** null: published without it. */
  payment_line?: string | null;
  pix_code?: string | null;
};

/** A file that waits to be published. */
export type SlipInList = {
  id: string;
  filename: string;
  /** Of its bytes. */
  sha256: string;
  read: ReadSlip;
  typed: TypedSlip;
};

type Client = Pick<Row<'clients'>, 'id' | 'corporate_name' | 'cnpj_cpf'>;
type Obligation = Pick<
  Row<'obligations'>,
  'id' | 'client_id' | 'name' | 'due_date' | 'status' | 'rule_key' | 'competence'
>;
type Published = Pick<Row<'slips'>, 'obligation_id' | 'version' | 'document_sha256' | 'created_at'>;

export type SlipsAround = {
  clients: readonly Client[];
  /** Those of the clients, open and closed. */
  obligations: readonly Obligation[];
  published: readonly Published[];
};

/** What a person has to do about a slip before it can be published. */
export type SlipAsk =
  | { fix: 'client' | 'obligation' | 'fill' | 'line' | 'pix' | 'remove'; sentence: string }
  | { fix: 'amount'; sentence: string; amounts: readonly { says: string; cents: number }[] };

export type MatchedSlip = SlipInList & {
  client: Client | null;
  obligation: Obligation | null;
  /** Open ones of the client, for a person to choose from. */
  choices: readonly Obligation[];
  due_date: CalendarDate | null;
  amount_cents: number | null;
  payment_line: string | null;
  pix_code: string | null;
  /** 1 for the first; one more than the highest that was published. */
  version: number;
  /** Of the slip that this one replaces. */
  replaces: Published | null;
  /** Empty: it can be published. */
  asks: readonly SlipAsk[];
};

const AMOUNT_SOURCES: Record<AmountSource, string> = { text: 'do texto', line: 'da linha', pix: 'do Pix' };

/** Says of each file whose it is, which obligation it pays, and what still keeps it from being published. */
export function matchSlips(slips: readonly SlipInList[], around: SlipsAround): MatchedSlip[] {
  const matched = slips.map((slip) => matchSlip(slip, around));
  return matched.map((slip) => {
    const asks = [...slip.asks, ...twinsOf(slip, matched)];
    return { ...slip, asks };
  });
}

function matchSlip(slip: SlipInList, { clients, obligations, published }: SlipsAround): MatchedSlip {
  const { read, typed } = slip;
  const ofTaxId = clientsOf(read.tax_id, clients);
  const client =
    typed.client_id === undefined
      ? ofTaxId.length === 1
        ? (ofTaxId[0] ?? null)
        : null
      : (clients.find(({ id }) => id === typed.client_id) ?? null);
  const choices = obligations.filter(
    ({ client_id, status }) => client_id === client?.id && status !== 'completed',
  );
  const fitting = choices.filter((obligation) => isPaidBy(obligation, read));
  const obligation =
    choices.find(({ id }) => id === typed.obligation_id) ??
    (fitting.length === 1 ? (fitting[0] ?? null) : null);
  const earlier = published
    .filter(({ obligation_id }) => obligation_id === obligation?.id)
    .toSorted((a, b) => b.version - a.version);
  const found = {
    client,
    obligation,
    due_date: typed.due_date ?? read.due_date,
    amount_cents: typed.amount_cents ?? read.amount_cents,
    payment_line: typed.payment_line === undefined ? read.payment_line : typed.payment_line,
    pix_code: typed.pix_code === undefined ? read.pix_code : typed.pix_code,
  };
  const asks = [
    ...asksOfClient(slip, client, ofTaxId),
    ...(client === null ? [] : asksOfObligation(slip, obligation, fitting)),
    ...asksOfPayment(slip, found),
    ...asksOfPublished(slip, published),
  ];
  return {
    ...slip,
    ...found,
    choices,
    version: (earlier[0]?.version ?? 0) + 1,
    replaces: earlier[0] ?? null,
    asks,
  };
}

/** Eight characters are the root of a CNPJ, which all branches of a company have. */
const clientsOf = (taxId: string | null, clients: readonly Client[]): readonly Client[] =>
  taxId === null
    ? []
    : clients.filter(({ cnpj_cpf }) =>
        taxId.length === 8 ? cnpj_cpf.startsWith(taxId) : cnpj_cpf === taxId,
      );

/** By the rule that made it, else by its name; of the month it says. */
function isPaidBy(obligation: Obligation, { rule_keys, kind, competence }: ReadSlip): boolean {
  const month = obligation.competence ?? competenceOf(obligation).slice(0, 7);
  if (competence === null || month !== competence) return false;
  if (obligation.rule_key !== undefined && rule_keys.includes(obligation.rule_key)) return true;
  const named = SLIP_KINDS.find(({ title }) => title === kind)?.named;
  return named?.test(plainName(obligation.name)) ?? false;
}

const plainName = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function asksOfClient(
  { read, typed }: SlipInList,
  client: Client | null,
  ofTaxId: readonly Client[],
): SlipAsk[] {
  const { tax_id } = read;
  const named = tax_id === null ? '' : `${tax_id.length === 11 ? 'CPF' : 'CNPJ'} ${formatReadTaxId(tax_id)}`;
  if (client !== null) {
    const [owner] = ofTaxId;
    if (typed.client_id === undefined || owner === undefined || ofTaxId.includes(client)) return [];
    return [
      {
        fix: 'client',
        sentence: `A guia é de ${owner.corporate_name} (${named}), e você escolheu ${client.corporate_name}.`,
      },
    ];
  }
  // What cannot be read at all says so below.
  if (read.problems.includes('no_text')) return [{ fix: 'client', sentence: UNREADABLE_SENTENCE }];
  if (tax_id === null) return [{ fix: 'client', sentence: 'Não deu para ler de quem é a guia.' }];
  if (ofTaxId.length > 1)
    return [{ fix: 'client', sentence: `A raiz ${named} é de mais de um cliente. Escolha a filial.` }];
  return [{ fix: 'client', sentence: `O ${named} não é de nenhum cliente.` }];
}

const UNREADABLE_SENTENCE = 'Não deu para ler: o arquivo é uma foto, sem texto. Preencha os campos.';

function asksOfObligation(
  { read }: SlipInList,
  obligation: Obligation | null,
  fitting: readonly Obligation[],
): SlipAsk[] {
  if (obligation !== null) return [];
  const name = slipName(read);
  if (fitting.length > 1)
    return [{ fix: 'obligation', sentence: `Há mais de uma obrigação aberta de ${name}. Escolha uma.` }];
  if (read.kind === null || read.competence === null)
    return [
      { fix: 'obligation', sentence: 'Não deu para ler qual obrigação a guia paga. Escolha a obrigação.' },
    ];
  return [
    { fix: 'obligation', sentence: `O cliente não tem obrigação aberta de ${name}. Escolha outra, ou crie.` },
  ];
}

function asksOfPayment(
  { read, typed }: SlipInList,
  found: Pick<MatchedSlip, 'due_date' | 'amount_cents'>,
): SlipAsk[] {
  const asks: SlipAsk[] = [];
  const isFilled = found.due_date !== null && found.amount_cents !== null;
  if (found.amount_cents === null && read.amounts.length > 1) {
    const amounts = read.amounts.map(({ source, cents }) => ({ says: AMOUNT_SOURCES[source], cents }));
    asks.push({ fix: 'amount', sentence: amountsSentence(amounts), amounts });
  } else if (!isFilled) {
    const missing = [
      found.due_date === null ? 'o vencimento' : '',
      found.amount_cents === null ? 'o valor' : '',
    ];
    asks.push({ fix: 'fill', sentence: `Não deu para ler ${missing.filter(Boolean).join(' e ')}.` });
  }
  if (read.problems.includes('two_lines') && typed.payment_line === undefined)
    asks.push({ fix: 'line', sentence: 'O arquivo tem mais de uma linha digitável. Digite a desta guia.' });
  if (read.problems.includes('wrong_line') && typed.payment_line === undefined)
    asks.push({ fix: 'line', sentence: 'A linha digitável não confere: algum dígito está errado.' });
  if (read.problems.includes('wrong_pix') && typed.pix_code === undefined)
    asks.push({ fix: 'pix', sentence: 'O código Pix não confere: ele foi lido pela metade ou alterado.' });
  return asks;
}

const amountsSentence = (amounts: readonly { says: string; cents: number }[]) =>
  `Os valores não batem: ${amounts.map(({ says, cents }) => `${formatPrice(cents)} ${says}`).join(', ')}.`;

function asksOfPublished({ sha256 }: SlipInList, published: readonly Published[]): SlipAsk[] {
  const isKnown = published.some(({ document_sha256 }) => document_sha256 === sha256);
  return isKnown ? [{ fix: 'remove', sentence: 'Este arquivo já foi publicado.' }] : [];
}

/** The same file, or two slips of one obligation: which of them holds nobody knows but a person. */
function twinsOf(slip: MatchedSlip, all: readonly MatchedSlip[]): SlipAsk[] {
  const others = all.filter(({ id }) => id !== slip.id);
  const copy = others.find(({ sha256 }) => sha256 === slip.sha256);
  if (copy !== undefined)
    return [{ fix: 'remove', sentence: `É o mesmo arquivo que ${copy.filename}. Tire um dos dois.` }];
  const { obligation } = slip;
  const twin = others.find((other) => obligation !== null && other.obligation?.id === obligation.id);
  if (twin === undefined || obligation === null) return [];
  return [
    {
      fix: 'remove',
      sentence: `Há duas guias de ${obligation.name} nesta lista: esta e ${twin.filename}. Tire a que não vale.`,
    },
  ];
}

/** `DAS 10/2026`, as far as it was read. */
export function slipName({ kind, competence }: Pick<ReadSlip, 'kind' | 'competence'>): string {
  const month = competence === null ? '' : `${competence.slice(5)}/${competence.slice(0, 4)}`;
  return [kind ?? 'guia', month].filter(Boolean).join(' ');
}
