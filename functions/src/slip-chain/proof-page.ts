import { createRequire } from 'node:module';
import { PROOF_FILE, type SlipProof } from '@portal/domain';
import {
  drawCheck,
  drawFacts,
  drawFile,
  drawFirm,
  drawFoot,
  drawLead,
  drawRows,
  drawTitle,
  heading,
  type Page,
  PAGE_MARGIN,
} from './proof-parts.ts';

const { resolve } = createRequire(import.meta.url);
const FONTS = '@fontsource/funnel-sans/files/funnel-sans-latin';
const TEXT = `${FONTS}-400-normal.woff`;
const BOLD = `${FONTS}-600-normal.woff`;

/** One page as PDF/A-3b (ISO 19005-3), with the proof itself inside, for who computes it again. */
export async function printProof(proof: SlipProof, page: Page): Promise<Buffer> {
  // Other functions never need it.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    ...{ size: 'A4', margin: PAGE_MARGIN, pdfVersion: '1.7', subset: 'PDF/A-3b' },
    ...{ tagged: true, lang: 'pt-BR', displayTitle: true, font: resolve(TEXT) },
    info: {
      ...{ Title: `Comprovante de entrega: ${page.obligation_name}`, Author: page.firm.legal_name },
      CreationDate: new Date(proof.made_at),
    },
  });
  const written = new Promise<Buffer>((settle, fail) => {
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => settle(Buffer.concat(parts)));
    document.on('error', fail);
  });
  document.registerFont('text', resolve(TEXT)).registerFont('bold', resolve(BOLD));
  draw(document, proof, page);
  document.file(Buffer.from(JSON.stringify(proof)), {
    name: PROOF_FILE,
    type: 'application/json',
    description: 'Os registros e a cadeia de que este comprovante é feito',
    // Of PDF/A-3: what the page is drawn from.
    relationship: 'Source',
  } as PDFKit.Mixins.PDFAttachmentOptions);
  document.end();
  return written;
}

function draw(document: PDFKit.PDFDocument, proof: SlipProof, page: Page): void {
  const whole = document.struct('Document');
  document.addStructure(whole);
  const put = (tag: string, work: () => void) => whole.add(document.struct(tag, {}, work));
  put('P', () => drawFirm(document, page));
  put('H1', () => drawTitle(document, 'Comprovante de entrega de guia'));
  put('P', () => drawLead(document, proof, page));
  put('P', () => drawFacts(document, proof, page));
  put('P', () => drawFile(document, proof));
  put('H2', () => heading(document, 'O que houve', 402));
  drawRows(document, proof, page).forEach((row) => put('P', row));
  put('H2', () => heading(document, 'Conferir este comprovante', 640));
  put('P', () => drawCheck(document, proof));
  put('P', () => drawFoot(document, proof, page));
  whole.end();
}
