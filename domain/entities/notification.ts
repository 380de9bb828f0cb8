import { z } from '../z.ts';
import { documentId, instant, requiredText, text } from './fields.ts';

export const notificationSchema = z.strictObject({
  user_id: documentId,
  kind: requiredText(60),
  title: requiredText(200),
  body: text(1000),
  /** A path inside the app. */
  link: z
    .string()
    .regex(/^\/(?!\/)/)
    .max(300)
    .nullable(),
  read_at: instant.nullable(),
});
export type NotificationFields = z.infer<typeof notificationSchema>;
