export type Line = {
  /** The address of the pages. */
  origin: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
};

export function openLine(offset: number): Promise<Line>;
