import { persistentMultipleTabManager } from 'firebase/firestore';
import { synced } from './firestore.ts';

export const kind = synced(persistentMultipleTabManager());
