import { z } from '../z.ts';
import { documentId, optionalText, requiredText, text } from './fields.ts';

export const noteSchema = z.strictObject({
  title: requiredText(200),
  content: text(20_000),
  category: optionalText(100),
  client_id: documentId.nullable(),
});
export type NoteFields = z.infer<typeof noteSchema>;
