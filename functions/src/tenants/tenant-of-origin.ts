import { db } from '../firestore/admin.ts';
import { parseOrigin } from './app-origin.ts';

/**
 * The firm whose site the request came from, else the installation's default firm, else null.
 * A domain that two firms claim belongs to neither: taking one would let a firm that lists a stranger's
 * domain collect the stranger's sign-ups.
 */
export async function tenantOfOrigin(origin: string | null, defaultTenant: string): Promise<string | null> {
  const host = parseOrigin(origin ?? undefined)?.host;
  if (host !== undefined) {
    const owners = await db.collection('tenants').where('domains', 'array-contains', host).limit(2).get();
    if (owners.size > 1) return null;
    const [owner] = owners.docs;
    if (owner !== undefined) return owner.id;
  }
  if (defaultTenant === '') return null;
  const found = await db.doc(`tenants/${defaultTenant}`).get();
  return found.exists ? defaultTenant : null;
}
