import type { LucideIcon } from 'lucide-react';

const shapes = {
  quarter: 'M0 0H40A40 40 0 0 1 0 40Z',
  sun: 'M0 40A20 20 0 0 1 40 40Z',
  leaf: 'M0 0H10A30 30 0 0 1 40 30V40H30A30 30 0 0 1 0 10Z',
} as const;

type IconTileProps = {
  readonly family: 'sky' | 'rosa' | 'sol';
  readonly shape: keyof typeof shapes;
  readonly turns?: number;
  readonly Icon: LucideIcon;
};

export function IconTile({ family, shape, turns = 0, Icon }: IconTileProps) {
  return (
    <span className={`tile tile-${family}`} aria-hidden="true">
      <svg viewBox="0 0 40 40">
        <path fill="var(--ta)" d="M0 0h40v40H0z" />
        <path fill="var(--tb)" d={shapes[shape]} transform={`rotate(${turns * 90} 20 20)`} />
      </svg>
      <Icon size={22} strokeWidth={1.75} />
    </span>
  );
}
