import type { Stamps } from '@portal/domain';

/** A row of any entity, where the code does not care which. */
export type StoredRow = { id: string } & Stamps & Record<string, unknown>;

/** As the device keeps what it has just sent: its times are a guess, perhaps far too early, until the row comes back from the server. */
export const withGuessedTimes = (row: StoredRow): StoredRow => ({ ...row, has_guessed_times: true });

export const hasGuessedTimes = (row: StoredRow): boolean => row['has_guessed_times'] === true;
