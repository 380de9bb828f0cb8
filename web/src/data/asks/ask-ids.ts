import { type Competence, generatedId } from '@portal/domain';

/** What is asked again and again by its template, and what is asked by hand by its title. */
export type AskSubject = { template_id: string | null; title: string; competence: Competence | null };

/**
 * The id of what a client is asked for of a month: the same on every device, so that two that ask without knowing of each
 * other ask once.
 */
export const askId = (clientId: string, { template_id, title, competence }: AskSubject): string =>
  generatedId(
    clientId,
    template_id === null ? `ask by title ${title.trim()}` : `ask by template ${template_id}`,
    competence ?? 'no month',
  );

/** Of a request a document is asked for once, by its name. */
export const askedItemId = (requestId: string, label: string): string =>
  generatedId(requestId, `item ${label.trim()}`, '');
