import { formatPrice } from '@portal/domain';
import { MOST_DRAFT_FILES, type RefusedDraftFile } from '#data/drafts/draft-files.ts';
import { REFUSAL_LABELS as FILE_REFUSALS } from '#records/labels/file-labels.ts';

export const REFUSAL_LABELS: Record<RefusedDraftFile['reason'], string> = {
  ...FILE_REFUSALS,
  too_many: `Cabem até ${MOST_DRAFT_FILES} arquivos em uma solicitação.`,
};

export const priceText = (cents: number | null) =>
  cents === null ? 'Preço sob consulta' : formatPrice(cents);

export const attachmentCount = (count: number) => (count === 1 ? '1 anexo' : `${count} anexos`);
