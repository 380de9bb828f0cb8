export function portionsOf<T>(all: readonly T[], size: number): T[][] {
  const portions: T[][] = [];
  for (let at = 0; at < all.length; at += size) portions.push(all.slice(at, at + size));
  return portions;
}
