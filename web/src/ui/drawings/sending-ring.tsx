import { chakra } from '@chakra-ui/react';

const Arc = chakra('path', {
  base: { transformOrigin: '50% 50%', animation: 'spin 1.4s linear infinite' },
});

/** The one icon of our own besides the tiles: a ring that turns around an arrow. */
export function SendingRing({ size }: { size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
    >
      <g strokeLinecap="round" strokeLinejoin="round">
        <circle cx="12" cy="12" r="9" opacity=".3" />
        <Arc d="M12 3a9 9 0 0 1 9 9" />
        <path d="M12 16V8.5M8.8 11.5 12 8.3l3.2 3.2" />
      </g>
    </svg>
  );
}
