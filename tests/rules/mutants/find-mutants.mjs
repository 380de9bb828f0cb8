import { alikeIn } from './alike.mjs';
import { findConditions } from './find-conditions.mjs';
import { findVerbs } from './find-verbs.mjs';
import { masked, matchBlocks } from './masked.mjs';

/**
 * Every mutant of one rules file: `{name, file, place, reach, text}`: `text` is the whole file with one thing
 * taken away, `reach` what a test must ask for to notice it.
 */
export function findMutants(file, original) {
  const code = masked(original);
  const blocks = matchBlocks(code);
  const isAlike = alikeIn(code);
  const found = [...findConditions(code), ...findVerbs(code)].filter((mutant) => !isAlike(mutant));
  return found.map(({ from, to, put, reach = { from, to } }) => {
    const line = original.slice(0, from).split('\n').length;
    const what = original.slice(from, to).replace(/\s+/g, ' ');
    return {
      name: `${file}:${line} ${what} -> ${put || 'nothing'}`,
      file,
      place: innermost(blocks, from),
      reach,
      text: original.slice(0, from) + put + original.slice(to),
    };
  });
}

/** The collection that the innermost block guards; null at the top level. */
function innermost(blocks, at) {
  const block = blocks.findLast(({ from, to }) => from < at && at < to);
  return /^\/(\w+)\/\{\w+\}$/.exec(block?.path ?? '')?.[1] ?? null;
}
