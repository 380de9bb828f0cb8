import { eraseAll } from '../firestore/erase-all.ts';
import { subscriptionsOf } from './subscription-rows.ts';

/** Of whom nothing is pushed to any more, on whatever device. */
export const endPushOf = (uid: string): Promise<void> => eraseAll(subscriptionsOf([uid]));
