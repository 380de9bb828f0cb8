import type { LucideProps } from 'lucide-react';

/** In progress: the half disc of the tiles, drawn on lucide's grid. */
export function HalfDisc({ size = 24, strokeWidth = 1.75, ...rest }: LucideProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      {...{ strokeWidth }}
      {...rest}
    >
      <circle cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" />
    </svg>
  );
}
