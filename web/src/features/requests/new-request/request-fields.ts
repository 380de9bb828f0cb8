import { z } from '@portal/domain';
import type { RequestDraft } from '#data/drafts/draft.ts';

/** The schema's and the rules' limit. */
export const MAX_DESCRIPTION = 5000;

export const requestFields = z.object({
  service_id: z.string().min(1, 'Escolha um serviço'),
  description: z
    .string()
    .trim()
    .min(1, 'Conte do que você precisa')
    .max(MAX_DESCRIPTION, 'O texto pode ter até 5.000 letras'),
});

/** A service alone is no beginning: nothing would be lost. */
export const isEmptyDraft = ({ description, files }: RequestDraft) =>
  description.trim() === '' && files.length === 0;
