import type { Stamps } from '@portal/domain';

/** A row of any entity, where the code does not care which. */
export type StoredRow = { id: string } & Stamps & Record<string, unknown>;

/**
 * As the device keeps what it has just sent: the times that the server set (`updated_at` and its like) are a guess, perhaps far too
 * early, until the row comes back.
 */
export const withGuessedTimes = (row: StoredRow): StoredRow => ({ ...row, has_guessed_times: true });

export const hasGuessedTimes = (row: StoredRow): boolean => row['has_guessed_times'] === true;

/** For where a row leaves the device, or is kept as a version of it. */
export const withoutMark = ({ has_guessed_times: _mark, ...row }: StoredRow): StoredRow => row;
