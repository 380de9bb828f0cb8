import { persistentSingleTabManager } from 'firebase/firestore';
import { sdkKind } from './firestore.ts';

export const kind = sdkKind(persistentSingleTabManager({}));
