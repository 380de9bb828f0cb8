type Follower = (clientId: string) => void;

let opened: string | null = null;
let follower: Follower = () => {};

/** Of several companies, the one that the person looks at in this tab. As little as the first screen needs of it. */
export const openedCompany = {
  tell(clientId: string): void {
    opened = clientId;
    follower(clientId);
  },
  /** The last who follows hears of it, and at once of what was opened before. */
  follow(next: Follower): void {
    follower = next;
    if (opened !== null) next(opened);
  },
};
