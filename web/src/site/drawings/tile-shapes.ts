const shapes = ['quarter', 'quarter', 'quarter', 'sun', 'leaf', 'sun', 'leaf', 'sun', 'leaf'] as const;

/** Neighbours on a wall of nine differ in shape or in turn. A sun is always on its horizon. */
export function tileShapes(index: number) {
  const shape = shapes[index % shapes.length] ?? 'quarter';
  return { shape, turns: shape === 'sun' ? 0 : index % 3 };
}
