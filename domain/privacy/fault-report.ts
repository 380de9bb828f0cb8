/** What a page tells of a fault: what it was and where in our code, nothing of who saw it or what stood on the screen. */
export type FaultReport = {
  name: string;
  message: string;
  /** `/assets/app-Ab12.js:1:2345`: the name of the file says which build it was. */
  places: string[];
  /** The path of the screen, ids left out. */
  page: string;
};
