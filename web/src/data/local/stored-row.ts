import type { Stamps } from '@portal/domain';

/** A row of any entity, where the code does not care which. */
export type StoredRow = { id: string } & Stamps & Record<string, unknown>;
