import { chakra } from '@chakra-ui/react';

const Track = chakra('div', {
  base: { height: '3px', borderRadius: '2px', bg: 'bg.emphasized', overflow: 'hidden' },
});
const Bar = chakra('div', { base: { height: 'full', borderRadius: '2px', bg: 'brand.solid' } });

type ProgressBarProps = {
  /** 0 to 100. */
  readonly percent: number;
  /** What is progressing, for a screen reader. */
  readonly label: string;
};

export function ProgressBar({ percent, label }: ProgressBarProps) {
  const value = Math.min(100, Math.max(0, percent));
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(value)}
    >
      <Bar style={{ width: `${value}%` }} />
    </Track>
  );
}
