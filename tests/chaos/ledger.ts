import type { EntityName } from '@portal/domain';

/** What a person did and was told is kept. */
export type Act = {
  entity: EntityName;
  /** The field that distinguishes it from everything else, and its value. */
  field: string;
  value: string;
  /** false: the process died meanwhile, and nobody was told anything. */
  certain: boolean;
  /** Of a file, what its bytes must be. */
  sha256: string | null;
} & (
  | { kind: 'create' }
  /** Of a row that this run made. */
  | { kind: 'edit'; id: string }
);
