import { z } from '../z.ts';
import { instant } from './fields.ts';

/** So many restores are remembered: a device that was away for more compares all it holds. */
export const EARLIER_RESTORES = 20;

const restore = {
  /** Another at each restore. */
  id: z.string().min(1),
  /** The time of the backup: what was written later is not in it. */
  restored_to: instant,
};

/**
 * Row `epochs/{tenant}`: which life of the firm's data this is. Written by a restore alone, read by every device before
 * it believes anything else; missing where nothing was ever restored.
 */
export const epochSchema = z.strictObject({
  ...restore,
  state: z.enum(['restoring', 'open']),
  /** When the restore began. */
  at: instant,
  /** The restores before it, the oldest first: a device may have been away for several. */
  earlier: z.array(z.object(restore)).default([]),
});
export type Epoch = z.infer<typeof epochSchema>;
