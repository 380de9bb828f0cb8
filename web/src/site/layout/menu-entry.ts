export interface MenuEntry {
  readonly path: string;
  readonly label: string;
}
