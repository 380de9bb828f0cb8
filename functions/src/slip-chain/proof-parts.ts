import {
  type ChainedRecord,
  eventWords,
  formatCalendarDate,
  formatInstantDateSecond,
  formatPrice,
  formatTaxId,
  listed,
  monthName,
  type ProvenRecord,
  SHOWS_ARRIVED,
  SHOWS_OPENED,
  type SlipProof,
} from '@portal/domain';
import type { ProofPage } from './gather-proof.ts';

const INK = '#0d272d';
const MUTED = '#46595e';
const LINE = '#c4d1ce';
/** In points, as everything here. */
export const PAGE_MARGIN = 56;
const WIDTH = 595.28 - 2 * PAGE_MARGIN;
const COLUMNS = [0, 28, 156, 274, 392];
/** More do not fit on one page; the file inside it has all of them. */
const MOST_ROWS = 9;

export type Page = ProofPage & { made_by: string };
type Document = PDFKit.PDFDocument;

export function heading(document: Document, text: string, y: number): void {
  document.font('bold').fontSize(12).fillColor(INK).text(text, PAGE_MARGIN, y);
}

export function drawFirm(document: Document, { firm }: Page): void {
  document.font('bold').fontSize(14).fillColor(INK).text(firm.name, PAGE_MARGIN, PAGE_MARGIN, { width: 220 });
  const contact = [firm.phone, firm.email].filter((one) => one !== null).join(', ');
  const lines = [firm.legal_name, firm.address, contact].filter((one) => one !== null && one !== '');
  document.font('text').fontSize(8.5).fillColor(MUTED);
  document.text(lines.join('\n'), PAGE_MARGIN + 240, PAGE_MARGIN, {
    width: WIDTH - 240,
    align: 'right',
    lineGap: 2,
  });
  document
    .moveTo(PAGE_MARGIN, 102)
    .lineTo(PAGE_MARGIN + WIDTH, 102)
    .strokeColor(INK)
    .lineWidth(0.8)
    .stroke();
}

export function drawTitle(document: Document, text: string): void {
  document.font('bold').fontSize(20).fillColor(INK).text(text, PAGE_MARGIN, 118);
}

export function drawLead(document: Document, proof: SlipProof, page: Page): void {
  document
    .font('text')
    .fontSize(11)
    .text(leadOf(proof, page), PAGE_MARGIN, 148, { width: WIDTH, lineGap: 3 });
}

function leadOf({ slip, events }: SlipProof, { obligation_name }: Page): string {
  const first = (kinds: readonly string[]) =>
    events.find(({ record }) => kinds.includes(record.event))?.record;
  const arrived = first(SHOWS_ARRIVED);
  const opened = first(SHOWS_OPENED);
  const parts = [
    `A guia ${obligation_name} foi publicada em ${formatInstantDateSecond(slip.record.received_at)}`,
    ...(arrived === undefined
      ? []
      : [`chegou ao aparelho do cliente em ${formatInstantDateSecond(arrived.done_at)}`]),
    ...(opened === undefined ? [] : [`foi aberta em ${formatInstantDateSecond(opened.done_at)}`]),
  ];
  const said = listed(parts);
  return opened === undefined ? `${said}. Até a emissão não consta que tenha sido aberta.` : `${said}.`;
}

export function drawFacts(document: Document, proof: SlipProof, page: Page): void {
  const { slip } = proof;
  const facts = [
    ['Cliente', proof.client_name],
    ['CNPJ ou CPF', formatTaxId(proof.client_tax_id)],
    ['Guia', `${page.obligation_name}${slip.record.version === 1 ? '' : `, ${slip.record.version}ª versão`}`],
    ['Competência', page.competence === null ? '–' : monthName(page.competence)],
    ['Valor', formatPrice(slip.record.amount_cents)],
    ['Vencimento', formatCalendarDate(slip.record.due_date)],
  ] as const;
  const [width, height, top] = [WIDTH / 3, 44, 204];
  facts.forEach(([label, value], index) => {
    const [x, y] = [PAGE_MARGIN + (index % 3) * width, top + Math.floor(index / 3) * height];
    document.rect(x, y, width, height).strokeColor(LINE).lineWidth(0.8).stroke();
    document
      .font('text')
      .fontSize(8.5)
      .fillColor(MUTED)
      .text(label, x + 10, y + 8, { width: width - 20 });
    fitted(document.font('bold').fontSize(10).fillColor(INK), value, x + 10, y + 22, width - 20);
  });
}

/** One line, cut where it would leave its box. */
function fitted(document: Document, text: string, x: number, y: number, width: number): void {
  document.text(text, x, y, { width, height: 13, ellipsis: true, lineBreak: true });
}

export function drawFile(document: Document, { filename, slip }: SlipProof): void {
  heading(document, 'Arquivo', 306);
  document.rect(PAGE_MARGIN, 326, WIDTH, 62).strokeColor(LINE).lineWidth(0.8).stroke();
  fitted(
    document.font('bold').fontSize(10),
    filename ?? 'O arquivo não está mais guardado',
    PAGE_MARGIN + 10,
    334,
    WIDTH - 20,
  );
  document
    .font('text')
    .fontSize(8.5)
    .fillColor(MUTED)
    .text('SHA-256', PAGE_MARGIN + 10, 350);
  document
    .fillColor(INK)
    .text(groups(slip.record.document_sha256), PAGE_MARGIN + 10, 364, { width: WIDTH - 20 });
}

const groups = (hash: string) => (hash.match(/.{8}/g) ?? []).join(' ');

export function drawRows(document: Document, proof: SlipProof, { names }: Page): (() => void)[] {
  const shown: ProvenRecord<ChainedRecord>[] = [proof.slip, ...proof.events].slice(0, MOST_ROWS);
  const left = 1 + proof.events.length - shown.length;
  const at = (index: number) => PAGE_MARGIN + (COLUMNS[index] ?? 0);
  const head = () => {
    document.font('text').fontSize(8.5).fillColor(MUTED);
    ['N.º', 'O que houve', 'Feito no aparelho', 'Recebido no servidor', 'Resumo'].forEach((text, index) =>
      document.text(text, at(index), 422, { lineBreak: false }),
    );
    document
      .moveTo(PAGE_MARGIN, 436)
      .lineTo(PAGE_MARGIN + WIDTH, 436)
      .strokeColor(INK)
      .lineWidth(0.8)
      .stroke();
  };
  const rows = shown.map(({ record, link }, index) => () => {
    const y = 441 + index * 20;
    const hash = proof.links.find(({ seq }) => seq === link?.seq)?.hash;
    const cells = [
      link === null ? '–' : String(link.seq),
      record.kind === 'slip' ? 'Publicada' : eventWords(record.event),
      record.kind === 'slip' ? '' : formatInstantDateSecond(record.done_at),
      formatInstantDateSecond(record.received_at),
      hash === undefined ? 'à espera da cadeia' : `${hash.slice(0, 8)} … ${hash.slice(-8)}`,
    ];
    cells.forEach((text, cell) => {
      document
        .font(cell === 1 ? 'bold' : 'text')
        .fontSize(8.5)
        .fillColor(INK);
      document.text(text, at(cell), y, { lineBreak: false });
    });
    document.font('text').fontSize(7).fillColor(MUTED);
    fitted(document, names.get(record.received_from) ?? '', at(1), y + 10, 124);
  });
  const note = () => {
    const more = left === 0 ? '' : ` Outros ${left} registros estão no arquivo dentro deste PDF.`;
    document.font('text').fontSize(8).fillColor(MUTED);
    document.text(`Horários de Brasília.${more}`, PAGE_MARGIN, 624, { width: WIDTH });
  };
  return [head, ...rows, note];
}

export function drawCheck(document: Document, { links }: SlipProof): void {
  const last = links.at(-1);
  document.font('text').fontSize(9).fillColor(INK);
  const how =
    'Baixe o verificador em /verificador, no endereço do portal, abra-o e escolha este PDF: tudo é calculado de novo no seu aparelho, sem conta e sem internet. ' +
    'Cada resumo é calculado com o anterior: mudar um registro muda todos os seguintes.';
  document.text(how, PAGE_MARGIN, 660, { width: WIDTH, lineGap: 2 });
  const what =
    'O que este comprovante não prova: é um registro do sistema, sem carimbo do tempo ICP-Brasil. “Feito no aparelho” é o relógio do ' +
    'aparelho, que pode estar errado; “Aberta” quer dizer que a tela da guia foi mostrada; o pagamento é o que o cliente informou.';
  document.fillColor(MUTED).fontSize(8.5).text(what, PAGE_MARGIN, 702, { width: WIDTH, lineGap: 2 });
  if (last === undefined) return;
  document
    .fontSize(8.5)
    .fillColor(INK)
    .text(`Último resumo: ${groups(last.hash)}`, PAGE_MARGIN, 742, { width: WIDTH });
}

export function drawFoot(document: Document, { made_at }: SlipProof, { made_by }: Page): void {
  // Below the margin a new page would begin.
  document.page.margins.bottom = 0;
  document.font('text').fontSize(8.5).fillColor(MUTED);
  document.text(`Emitido em ${formatInstantDateSecond(made_at)} por ${made_by}`, PAGE_MARGIN, 790, {
    lineBreak: false,
  });
  document.text('Página 1 de 1', PAGE_MARGIN, 790, { width: WIDTH, align: 'right', lineBreak: false });
}
