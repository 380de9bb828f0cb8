export { createSyncEngine, type SyncEngine } from './create-sync-engine.ts';
export { closeAccount } from './membership/closing.ts';
export type { MembershipEvent } from './context.ts';
