import type { Role, Tenant } from '@portal/domain';
import type { SeedClient } from './seed-clients.ts';
import type { SeedRow } from './seed-row.ts';
import type { StoredFile } from './stored-file.ts';

export type SeedAccount = {
  uid: string;
  email: string;
  full_name: string;
  phone: string | null;
  role: Role;
  /** Every company of a client user, the primary one first; empty for staff. */
  client_ids: string[];
};

/** Everything of one demo firm, ready to be written. */
export type SeedFirm = {
  id: string;
  tenant: Tenant;
  accounts: SeedAccount[];
  clients: SeedClient[];
  rows: SeedRow[];
  files: StoredFile[];
};
