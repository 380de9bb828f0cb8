export { createSyncEngine, type SyncEngine, type SyncEngineOptions } from './create-sync-engine.ts';
export type { MembershipLoss } from './context.ts';
