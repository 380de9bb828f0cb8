/** Functions of the rules language itself. */
const BUILT_IN = ['get', 'exists', 'getAfter', 'existsAfter', 'int', 'string'];
/** Words of the language that come before a parenthesis without being calls. */
const WORDS = ['if', 'return', 'in', 'is', 'let', 'match', 'allow', 'function'];

type Block = { outer: Block | null; functions: Set<string> };

/** Calls that no enclosing block defines, and functions that nothing calls. */
export function readFunctions(text: string): { undefinedCalls: string[]; uncalled: string[] } {
  let block: Block = { outer: null, functions: new Set() };
  const defined: { name: string; block: Block }[] = [];
  const calls: { name: string; block: Block }[] = [];

  for (const [token, definition, call] of withoutTexts(text).matchAll(TOKENS)) {
    if (token === '{') block = { outer: block, functions: new Set() };
    else if (token === '}') block = block.outer ?? block;
    else if (definition !== undefined) {
      block.functions.add(definition);
      defined.push({ name: definition, block });
    } else if (call !== undefined && !WORDS.includes(call)) calls.push({ name: call, block });
  }

  const reached = calls.map((call) => ({ ...call, home: homeOf(call.name, call.block) }));
  return {
    undefinedCalls: reached
      .filter(({ name, home }) => home === null && !BUILT_IN.includes(name))
      .map(({ name }) => name),
    uncalled: defined
      .filter(({ name, block: home }) => !reached.some((call) => call.name === name && call.home === home))
      .map(({ name }) => name),
  };
}

/** A definition, a call that is no method (`.name(`) and no path part (`$(name)`), or the edge of a block. */
const TOKENS = /function\s+(\w+)\s*\(|(?<![.$\w])([A-Za-z_]\w*)\s*\(|[{}]/g;

function homeOf(name: string, from: Block): Block | null {
  for (let block: Block | null = from; block !== null; block = block.outer)
    if (block.functions.has(name)) return block;
  return null;
}

export const withoutComments = (text: string) => text.replace(/^\s*\/\/.*$/gm, '');

/** Without comments, texts and the braces of path variables. */
const withoutTexts = (text: string) =>
  withoutComments(text)
    .replace(/'[^'\n]*'|"[^"\n]*"/g, "''")
    .replace(/\{\w+(=\*\*)?\}/g, '');
