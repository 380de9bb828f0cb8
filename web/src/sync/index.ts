export { createSyncEngine, type SyncEngine } from './create-sync-engine.ts';
export type { MembershipLoss } from './context.ts';
