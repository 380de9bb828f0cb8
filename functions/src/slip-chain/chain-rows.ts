import type { DocumentReference } from 'firebase-admin/firestore';
import { db } from '../firestore/admin.ts';

// No rule opens any of them: a proof is made by a function.

/** The last link of a client, to go on from. */
export const headOf = (tenantId: string, clientId: string): DocumentReference =>
  db.doc(`tenants/${tenantId}/slip_chain_heads/${clientId}`);

export const linkOf = (tenantId: string, clientId: string, seq: number): DocumentReference =>
  db.doc(`tenants/${tenantId}/slip_chain/${clientId}_${seq}`);

/** The key of the salts, and how far the writer is. */
export const chainKey = (tenantId: string): DocumentReference =>
  db.doc(`tenants/${tenantId}/slip_chain_keys/current`);
