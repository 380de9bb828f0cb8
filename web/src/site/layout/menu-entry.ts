export type MenuEntry = {
  readonly path: string;
  readonly label: string;
};
