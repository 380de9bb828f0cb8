import { CLIENT_UPLOAD } from '#data/documents/documents.ts';

/** Categories that the product itself writes, in the reader's words; any other is free text. */
const KNOWN_CATEGORIES: Record<string, string> = { [CLIENT_UPLOAD.category]: 'Do cliente' };

export const categoryLabel = (category: string | null) =>
  category === null ? '-' : (KNOWN_CATEGORIES[category] ?? category);
