import type { FaultReport } from '@portal/domain';
import { z } from 'zod';

export const faultReportSchema = z.strictObject({
  name: z.string().regex(/^[\w$]{1,60}$/),
  message: z.string().max(300),
  places: z
    .array(
      z
        .string()
        .max(200)
        .regex(/^\/assets\/[\w-]+\.js:\d+:\d+$/),
    )
    .max(5),
  page: z
    .string()
    .max(200)
    .regex(/^\/[\w:/-]*$/),
}) satisfies z.ZodType<FaultReport>;

/** Null for what no page of ours would send. */
export function readFault(body: string): FaultReport | null {
  try {
    return faultReportSchema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}
