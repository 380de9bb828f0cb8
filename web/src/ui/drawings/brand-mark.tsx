type BrandMarkProps = {
  readonly size?: number;
  /** Another firm's own, as the address of a picture. */
  readonly url?: string | null | undefined;
};

/** The firm's tile. Plain SVG, so that the prerendered site can use it too. */
export function BrandMark({ size = 32, url }: BrandMarkProps) {
  if (url != null) return <img src={url} width={size} height={size} alt="" />;
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path fill="#0E4B54" d="M0 0h32v32H0z" />
      <path fill="#1F7680" d="M0 0h32A32 32 0 0 1 0 32z" />
      <path fill="#FFB580" d="M5 23a11 11 0 0 1 22 0z" />
      <path stroke="#FFF9F0" strokeWidth="2" d="M5 26.500h22" />
    </svg>
  );
}
