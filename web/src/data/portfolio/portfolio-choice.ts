/** What decides which clients a device of an accountant mirrors in full. */
export type PortfolioChoice = {
  /** The firm's word, as this device heard it last. */
  is_on: boolean;
  /** This device mirrors the whole firm all the same. */
  is_whole?: boolean;
  /** Clients of others that somebody opened here, and device time (ms) of it. */
  guests?: Readonly<Record<string, number>>;
};
