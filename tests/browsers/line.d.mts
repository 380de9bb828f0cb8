export type Line = {
  /** The address of the pages. */
  origin: string;
  cutServices(): Promise<void>;
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
};

export function openLine(offset: number): Promise<Line>;
