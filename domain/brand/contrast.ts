/** `#RRGGBB` */
export type HexColour = string;

type Channels = readonly [number, number, number];

const channelsOf = (colour: HexColour): Channels => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** So much of the other colour in this one. */
export function mix(colour: HexColour, other: HexColour, share: number): HexColour {
  const [from, to] = [channelsOf(colour), channelsOf(other)];
  const mixed = from.map((channel, index) => Math.round(channel + ((to[index] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** How far apart two colours are for the eye, 1 to 21: WCAG 2.2, 'contrast ratio'. */
export function contrastOf(one: HexColour, other: HexColour): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG 2.2, 'relative luminance'. */
function luminanceOf(colour: HexColour): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number]; // three channels stay three
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
