/** How deep lists and objects lie in each other in a JSON text; of what is no JSON, some number. */
export function nesting(json: string): number {
  let depth = 0;
  let deepest = 0;
  // Texts are taken out first: a bracket in a name is a letter.
  for (const mark of json.replace(/"(?:[^"\\]|\\.)*"/gs, '').match(/[[\]{}]/g) ?? []) {
    depth += mark === '[' || mark === '{' ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
